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

const SOURCES = path.join(import.meta.dirname, 'src');

/** What every public page is made of. */
const PUBLIC_PAGE = [
  'app/main.tsx',
  'shell/info-shell.tsx',
  'components/feed/feed-view.tsx',
  'domain/topic/topic-items.tsx',
].map((file) => path.join(SOURCES, file));

/** The screens that are read most: their icons are in the same file, as ten more files would be larger. */
const READ_MOST = ['article', 'home', 'list'].map((name) =>
  path.join(SOURCES, 'features', name, 'public-route.ts'),
);

/** The file of `lucide-react` that lists all icons. */
const ICON_LIST = '/lucide-react.mjs';

type Modules = Rolldown.ChunkingContext;

/** All that some modules need. Of the icons, whose list imports every one, that is those that they name. */
function findNeeded(sources: readonly string[], modules: Modules): Set<string> {
  const found = new Set(sources);
  // A set hands out what is added to it while it is walked through.
  for (const source of found) {
    const { code, importedIds = [] } = modules.getModuleInfo(source) ?? {};
    for (const imported of importedIds) {
      const needed = imported.endsWith(ICON_LIST) ? findIcons(code ?? '', imported, modules) : [imported];
      for (const id of needed) found.add(id);
    }
  }
  return found;
}

function findIcons(code: string, list: string, modules: Modules): string[] {
  const [, names = ''] = /import \{([^}]*)\} from "lucide-react"/.exec(code) ?? [];
  const { code: exported, importedIds = [] } = modules.getModuleInfo(list) ?? {};
  const files = names
    .split(',')
    .map((name) => new RegExp(`default as ${name.trim()},.* from '\\.(.*)'`).exec(exported ?? '')?.[1]);
  return importedIds.filter((id) => files.some((file) => file !== undefined && id.endsWith(file)));
}

let publicPage: Set<string> | undefined;
let readMost: Set<string> | undefined;

/** Puts what every public page needs into one file: apart its modules are 60 files and 20 kB more (docs/adr/0022). */
const nameChunk: Rolldown.CodeSplittingNameFunction = (id, modules) => {
  publicPage ??= findNeeded(PUBLIC_PAGE, modules);
  readMost ??= findNeeded(
    READ_MOST.flatMap((route) => modules.getModuleInfo(route)?.dynamicallyImportedIds ?? []),
    modules,
  );
  if (id.includes('/lucide-react/') && !publicPage.has(id)) return readMost.has(id) ? 'public-page' : 'icons';
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
