import { EXAMPLE_CONFIG } from '@sahakorn/contract/runtime-config';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import path from 'node:path';
import { type IndexHtmlTransformContext, type Plugin, build, defineConfig, runnerImport } from 'vite';
import { RUNTIME_CONFIG_ID } from './src/lib/config/runtime-config.ts';
import { patterns } from './src/lib/paths.ts';

/** What begins by itself: the portal, and what brings a rendered page to life once it is seen. */
const ENTRIES = ['index.html', 'src/app/come-to-life.ts'];

const BOOT = path.join(import.meta.dirname, 'src/app/boot.ts');

/** The faces of the first screenful, by the themes that show them: body text in both scripts, and headings. */
const FIRST_FONTS: Readonly<Record<string, readonly string[]>> = {
  'default mangkhut': [
    'ibm-plex-sans-thai-looped-thai-400-normal',
    'ibm-plex-sans-thai-looped-latin-400-normal',
    'anuphan-thai-600-normal',
  ],
  khram: ['sarabun-thai-400-normal', 'sarabun-latin-400-normal', 'sarabun-thai-600-normal'],
};

/** In development no server fills the page's block of settings: the example cooperative does. */
function exampleConfig(): Plugin {
  const block = `id="${RUNTIME_CONFIG_ID}">`;
  return {
    name: 'sahakorn-example-config',
    apply: 'serve',
    transformIndexHtml: (html) => html.replace(block, block + JSON.stringify(EXAMPLE_CONFIG)),
  };
}

async function bundleBoot(): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry: BOOT, formats: ['iife'], name: 'boot' } },
  });
  const [result] = Array.isArray(built) ? built : [built];
  if (!result || !('output' in result)) throw new Error('The boot script was not built');
  return result.output[0].code;
}

/** The hashed name of a built file, by the name it had in the sources. */
function assetNamed(bundle: IndexHtmlTransformContext['bundle'], name: string): string {
  const asset = Object.values(bundle ?? {}).find(
    (file) => file.type === 'asset' && file.names.includes(name),
  );
  if (!asset) throw new Error(`${name} is not in the bundle`);
  return asset.fileName;
}

/** Puts tags at the head's begin, behind the charset: that must stand in the first bytes of the page. */
function intoHead(html: string, tags: string[]): string {
  return html.replace(/<meta charset="utf-8" \/>/, (charset) => [charset, ...tags].join('\n    '));
}

/** Builds `src/app/boot.ts` as a plain script, first in the head: it must run before anything is painted. */
function bootScript(): Plugin {
  return {
    name: 'sahakorn-boot-script',
    async generateBundle() {
      this.emitFile({ type: 'asset', name: 'boot.js', source: await bundleBoot() });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, server }) {
        if (server) return intoHead(html, ['<script type="module" src="/src/app/boot.ts"></script>']);
        return intoHead(html, [`<script data-display src="/${assetNamed(bundle, 'boot.js')}"></script>`]);
      },
    },
  };
}

/** Puts the splash into the page itself: on a slow network it stands while the scripts are on their way. */
function splash(): Plugin {
  return {
    name: 'sahakorn-splash',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const { module } = await runnerImport<{ staticSplash: () => string }>(
          path.join(import.meta.dirname, 'src/app/static-splash.tsx'),
        );
        return html.replace('<div id="root"></div>', (root) => `${module.staticSplash()}${root}`);
      },
    },
  };
}

/** Asks for the first fonts together with the styles that name them. The server leaves those of its theme. */
function preloadFonts(): Plugin {
  return {
    name: 'sahakorn-preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) =>
        intoHead(
          html,
          Object.entries(FIRST_FONTS).flatMap(([themes, names]) =>
            names.map((name) => {
              const href = `/${assetNamed(bundle, `${name}.woff2`)}`;
              return `<link data-themes="${themes}" rel="preload" as="font" type="font/woff2" href="${href}" crossorigin />`;
            }),
          ),
        ),
    },
  };
}

/** Tells the server which paths have a screen: every other one is answered 404. */
function routesManifest(): Plugin {
  return {
    name: 'sahakorn-routes-manifest',
    apply: 'build',
    generateBundle() {
      const source = `${JSON.stringify(['/', ...Object.values(patterns)], null, 2)}\n`;
      this.emitFile({ type: 'asset', fileName: 'routes.json', source });
    },
  };
}

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    exampleConfig(),
    splash(),
    bootScript(),
    preloadFonts(),
    routesManifest(),
  ],
  build: {
    // A font written into the style sheet would be a data: address, which the page's policy refuses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Tells the server which files hold the code of a page that it renders.
    manifest: true,
    sourcemap: false,
    rolldownOptions: {
      input: ENTRIES.map((entry) => path.join(import.meta.dirname, entry)),
    },
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': process.env['API_ORIGIN'] ?? 'http://localhost:8080' } },
});
