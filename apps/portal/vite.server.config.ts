import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The portal for server rendering: one module with all its dependencies, next to the files for browsers. */
export default defineConfig({
  plugins: [react()],
  define: { 'process.env.NODE_ENV': '"production"' },
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: 'src/server/entry.tsx',
    // In a hidden folder, which is never served.
    outDir: 'dist/.server',
    emptyOutDir: true,
    target: 'node24',
    sourcemap: false,
    rolldownOptions: { output: { entryFileNames: '[name].js', codeSplitting: false } },
  },
});
