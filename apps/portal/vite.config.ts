import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import path from 'node:path';
import { type Plugin, build, defineConfig } from 'vite';

const DISPLAY_SCRIPT = 'src/app/display-script.ts';

/** Builds the display script as a classic script: a module would run after the first paint. */
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

/** The modules that every public page needs. */
const PUBLIC_PAGE =
  /\/src\/(app\/main|shell\/info-shell|components\/feed\/feed-view|domain\/topic\/topic-items)\.tsx$/;
/** Small modules that most public pages need: separate files would be larger in total. */
const SMALL_PARTS =
  /\/(panel|icon-button|status-badge|empty-state)\.tsx$|\/components\/structured-data\.ts$|\/icons\/(arrow-left|arrow-right|check|chevron-left|chevron-right)\.mjs$/;

export default defineConfig({
  plugins: [react(), tailwindcss(), displayScript()],
  build: {
    // Never inlines fonts: the content security policy blocks data: URLs.
    assetsInlineLimit: 0,
    // As the style sheet of a chunk it would be loaded again with that chunk, although the page already contains it.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    // Tells the server which files contain the code of a rendered page.
    manifest: true,
    sourcemap: false,
    rolldownOptions: {
      input: path.join(import.meta.dirname, 'src/app/entry.ts'),
      output: {
        codeSplitting: {
          groups: [
            // The entry script of pages is small, without static imports.
            { name: 'entry', test: /\/src\/app\/entry\.ts$/, priority: 3 },
            // Both run before the page, each in a separate task (docs/adr/0056).
            { name: 'react', test: /\/src\/app\/react\.ts$/, priority: 2 },
            { name: 'toolkit', test: /\/src\/app\/toolkit\.ts$/, priority: 1 },
            // In one file with its dependencies: separate, it is 85 files and 28 kB more (docs/adr/0022).
            { name: 'public-page', test: (id) => PUBLIC_PAGE.test(id) || SMALL_PARTS.test(id) },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
});
