import react from '@vitejs/plugin-react';
import { type Plugin, defineConfig } from 'vite';

const ROUTE_TABLES = /\/src\/app\/([a-z]+-)?routes\.ts$/;
const LOADED_SOURCE = /load: \(\) => import\('\.\.\/([^']+)'\)/g;

/** Writes beside each `load` of a route table which source it loads: the server links the code of what it renders. */
function namedSources(): Plugin {
  return {
    name: 'sahakorn-named-sources',
    enforce: 'pre',
    transform(code, id) {
      if (!ROUTE_TABLES.test(id)) return undefined;
      return code.replaceAll(
        LOADED_SOURCE,
        "load: Object.assign(() => import('../$1'), { source: 'src/$1' })",
      );
    },
  };
}

/** The portal as the server renders it: one module with all that it needs, beside the files for browsers. */
export default defineConfig({
  plugins: [react(), namedSources()],
  define: { 'process.env.NODE_ENV': '"production"' },
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: 'src/server/server-entry.tsx',
    // Hidden, and so never served.
    outDir: 'dist/.server',
    emptyOutDir: true,
    target: 'node24',
    sourcemap: false,
    rolldownOptions: { output: { entryFileNames: '[name].js' } },
  },
});
