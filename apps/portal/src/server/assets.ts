import type { Manifest } from '@sahakorn/contract/page-render';
import type { RuntimeConfig } from '@sahakorn/contract/runtime-config';
import type { PageAssets } from './document.tsx';

const ENTRY = 'src/app/entry.ts';
const MAIN = 'src/app/main.tsx';
/** Written by the build. */
const DISPLAY_SCRIPT = 'src/app/display-script.ts';

/** The faces of the first screen by theme: body text in both scripts, and headings. */
const FIRST_FONTS: Readonly<Record<RuntimeConfig['theme'], readonly string[]>> = {
  default: [
    'ibm-plex-sans-thai-looped-thai-400-normal',
    'ibm-plex-sans-thai-looped-latin-400-normal',
    'anuphan-thai-600-normal',
  ],
  mangkhut: [
    'ibm-plex-sans-thai-looped-thai-400-normal',
    'ibm-plex-sans-thai-looped-latin-400-normal',
    'anuphan-thai-600-normal',
  ],
  khram: ['sarabun-thai-400-normal', 'sarabun-latin-400-normal', 'sarabun-thai-600-normal'],
};

type AssetsOptions = { manifest: Manifest; theme: RuntimeConfig['theme']; ownDisplay: boolean };

/** The files of a page, by the ids of its routes. */
export function getAssets(routeIds: readonly string[], options: AssetsOptions): PageAssets {
  const { manifest, theme, ownDisplay } = options;
  const address = (key: string) => `/${manifest[key]?.file ?? key}`;
  const chunks = getChunks(manifest, [
    ENTRY,
    MAIN,
    ...routeIds.map((id) => `src/${id.replace(/#.*$/, '')}.tsx`),
  ]);
  const fonts = FIRST_FONTS[theme].flatMap((name) =>
    Object.keys(manifest).filter((key) => key.endsWith(`/${name}.woff2`)),
  );
  return {
    displayScript: ownDisplay && manifest[DISPLAY_SCRIPT] ? address(DISPLAY_SCRIPT) : null,
    styles: [...new Set(chunks.flatMap(({ css = [] }) => css))].map((file) => `/${file}`),
    fonts: fonts.map(address),
    entry: address(ENTRY),
    scripts: chunks.map(({ file }) => `/${file}`).filter((file) => file !== address(ENTRY)),
  };
}

/** The chunks of these sources, with those that they import in turn. */
function getChunks(manifest: Manifest, sources: readonly string[]): Manifest[string][] {
  const found = new Map<string, Manifest[string]>();
  const add = (source: string) => {
    const chunk = manifest[source];
    if (!chunk || found.has(source)) return;
    found.set(source, chunk);
    chunk.imports?.forEach(add);
  };
  sources.forEach(add);
  return [...found.values()];
}
