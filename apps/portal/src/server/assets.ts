import type { Manifest } from '@sahakorn/contract/page-render';
import type { RuntimeConfig } from '@sahakorn/contract/runtime-config';
import type { PageAssets } from './document.tsx';

const ENTRY = 'src/app/entry.ts';
const MAIN = 'src/app/main.tsx';
/** Written by the build. */
const DISPLAY_SCRIPT = 'src/app/display-script.ts';

const PLEX = [
  'ibm-plex-sans-thai-looped-thai-400-normal',
  'ibm-plex-sans-thai-looped-latin-400-normal',
  'anuphan-thai-600-normal',
];

/** The faces of the first screen by theme: body text in both scripts, and headings. */
const FIRST_FONTS: Readonly<Record<RuntimeConfig['theme'], readonly string[]>> = {
  default: PLEX,
  mangkhut: PLEX,
  khram: ['sarabun-thai-400-normal', 'sarabun-latin-400-normal', 'sarabun-thai-600-normal'],
};

type AssetsOptions = { theme: RuntimeConfig['theme']; ownDisplay: boolean };

export type GetAssets = (routeIds: readonly string[], options: AssetsOptions) => PageAssets;

export function createAssetFinder(manifest: Manifest): GetAssets {
  const address = (key: string) => `/${manifest[key]?.file ?? key}`;
  const fonts = new Map(
    Object.keys(manifest).map((key) => [key.slice(key.lastIndexOf('/') + 1), address(key)] as const),
  );
  return (routeIds, { theme, ownDisplay }) => {
    const pages = routeIds.map((id) => `src/${id.replace(/#.*$/, '')}.tsx`);
    const chunks = getChunks(manifest, [ENTRY, MAIN, ...pages]);
    return {
      displayScript: ownDisplay && manifest[DISPLAY_SCRIPT] ? address(DISPLAY_SCRIPT) : null,
      styles: [...new Set(chunks.flatMap(({ css = [] }) => css))].map((file) => `/${file}`),
      fonts: FIRST_FONTS[theme].flatMap((name) => fonts.get(`${name}.woff2`) ?? []),
      entry: address(ENTRY),
      scripts: chunks.map(({ file }) => `/${file}`).filter((file) => file !== address(ENTRY)),
    };
  };
}

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
