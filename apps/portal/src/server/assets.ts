import type { Manifest } from '@sahakorn/contract/page-render';
import type { RuntimeConfig } from '@sahakorn/contract/runtime-config';
import type { PageAssets } from './document.tsx';

const ENTRY = 'src/app/entry.ts';
/** The single style sheet, under Vite's name. */
const SHEET = 'style.css';
/** The manifest of the build. */
const DISPLAY_SCRIPT = 'src/app/display-script.ts';

const PLEX = ['ibm-plex-sans-thai-looped-400', 'anuphan-600'];

/** The fonts of the first screen by theme: body text and headings. */
const FIRST_FONTS: Readonly<Record<RuntimeConfig['theme'], readonly string[]>> = {
  default: PLEX,
  mangkhut: PLEX,
  khram: ['sarabun-400', 'sarabun-600'],
};

type AssetsOptions = { theme: RuntimeConfig['theme']; ownDisplay: boolean; rendered: boolean };

export type GetAssets = (routeIds: readonly string[], options: AssetsOptions) => PageAssets;

/**
 * A server-rendered page inlines its style sheets, so that its first paint needs no other file. A client-rendered
 * page links to them, so that the browser caches them.
 */
export function createAssetFinder(manifest: Manifest, sheets: ReadonlyMap<string, string>): GetAssets {
  const address = (key: string) => `/${manifest[key]?.file ?? key}`;
  const fonts = new Map(
    Object.keys(manifest).map((key) => [key.slice(key.lastIndexOf('/') + 1), address(key)] as const),
  );
  return (routeIds, { theme, ownDisplay, rendered }) => {
    const pages = routeIds.map((id) => `src/${id.replace(/#.*$/, '')}.tsx`);
    const chunks = getChunks(manifest, [ENTRY, ...(manifest[ENTRY]?.dynamicImports ?? []), ...pages]);
    const sheet = manifest[SHEET]?.file;
    const text = rendered && sheet ? sheets.get(sheet) : undefined;
    return {
      displayScript: ownDisplay && manifest[DISPLAY_SCRIPT] ? address(DISPLAY_SCRIPT) : null,
      styles: sheet && text === undefined ? [`/${sheet}`] : [],
      inlineStyles: sheet && text !== undefined ? [{ file: sheet, text }] : [],
      // A server-rendered page preloads a single font, since more would delay its first paint.
      fonts: FIRST_FONTS[theme]
        .slice(0, rendered ? 1 : undefined)
        .flatMap((name) => fonts.get(`${name}.woff2`) ?? []),
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
