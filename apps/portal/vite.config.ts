import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import path from 'node:path';
import { type Plugin, type Rolldown, build, defineConfig } from 'vite';

const DISPLAY_SCRIPT = 'src/app/display-script.ts';

/** Builds the display settings' script as a plain one: it must run before anything is painted, and a module would run later. */
function displayScript(): Plugin {
  return {
    name: 'sahakorn-display-script',
    apply: 'build',
    async generateBundle() {
      const built = await build({
        configFile: false,
        publicDir: false,
        logLevel: 'silent',
        build: {
          write: false,
          lib: { entry: path.join(import.meta.dirname, DISPLAY_SCRIPT), formats: ['iife'], name: 'display' },
        },
      });
      const [result] = Array.isArray(built) ? built : [built];
      if (!result || !('output' in result)) throw new Error(`${DISPLAY_SCRIPT} was not built`);
      const source = result.output[0].code;
      this.emitFile({ type: 'asset', name: 'display.js', originalFileName: DISPLAY_SCRIPT, source });
    },
  };
}

/** What every public page is made of. */
const PUBLIC_PAGE = [
  'app/main.tsx',
  'shell/info-shell.tsx',
  'components/feed/feed-view.tsx',
  'domain/topic/topic-items.tsx',
].map((file) => path.join(import.meta.dirname, 'src', file));

let publicPage: Set<string> | undefined;

/** Puts what every public page needs into one file: apart its modules are 60 files and 20 kB more (docs/adr/0022). */
const nameChunk: Rolldown.CodeSplittingNameFunction = (id, modules) => {
  publicPage ??= new Set(PUBLIC_PAGE);
  // A set hands out what is added to it while it is walked through.
  for (const source of publicPage) {
    for (const imported of modules.getModuleInfo(source)?.importedIds ?? []) publicPage.add(imported);
  }
  // Modules of Vite itself are needed before all others.
  return publicPage.has(id) && !id.startsWith('\0') && !PUBLIC_PAGE.includes(id) ? 'public-page' : null;
};

export default defineConfig({
  plugins: [react(), tailwindcss(), displayScript()],
  build: {
    // A font written into the style sheet would be a data: address, which the page's policy refuses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Tells the server which files hold the code of a page that it renders.
    manifest: true,
    sourcemap: false,
    rolldownOptions: {
      input: path.join(import.meta.dirname, 'src/app/entry.ts'),
      output: {
        codeSplitting: {
          groups: [{ name: nameChunk, debugName: 'public page', includeDependenciesRecursively: false }],
        },
      },
    },
  },
  worker: { format: 'es' },
});
