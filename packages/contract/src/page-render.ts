import type { RuntimeConfig } from './runtime-config.ts';

/** What the portal's build and the server exchange where the server renders pages. */

/**
 * The files of a build by the sources that they were made of, as Vite writes them to `.vite/manifest.json`.
 */
export type Manifest = Readonly<
  Record<string, { file: string; imports?: readonly string[]; dynamicImports?: readonly string[] }>
>;

/** A call of the contract that a page makes to the server that renders it. */
export type FeedRequest = {
  method: 'GET' | 'POST';
  /** Path and query. */
  path: string;
  body: unknown;
};

/** `text` is the JSON of the body. */
export type FeedAnswer = { status: number; text: string };

export type PageRequest = {
  /** Path and query, without the search parameters that the page does not read. */
  address: string;
  /** Where browsers reach the portal, such as `https://portal.example.co.th`; null if that is not known. */
  origin: string | null;
  now: Date;
  runtime: RuntimeConfig;
  /** Whether the browser has display settings to show before the first paint. */
  ownDisplay: boolean;
  fetchFeed: (request: FeedRequest) => Promise<FeedAnswer>;
};

/**
 * A cookie of this name means that the browser has saved display settings: only for these a page runs a
 * script before the first paint. The server does not learn which they are.
 */
export const OWN_DISPLAY_COOKIE = 'own-display';

/** A page as HTML. Every text in it is escaped. */
export type RenderedPage = {
  status: number;
  html: string;
  /** The page without the parts that differ between renderings of the same content, for its ETag. */
  content: string;
  /** The files of the build whose styles are inlined in the page, so that the policy must allow them. */
  inlineStyles: readonly string[];
  /** The topic that is read on it. */
  topicId: number | null;
};

/** A redirect instead of a page. */
export type PageRedirect = { status: number; location: string };

export type PageRenderer = {
  /** Whether a path of an address has a screen. */
  isPage: (path: string) => boolean;
  /** Whether the server renders the page at a path: public pages, and the page for unknown paths. */
  isRendered: (path: string) => boolean;
  /** The search parameters that the page at a path reads. Others do not change it. */
  listSearchParams: (path: string) => readonly string[];
  /** Renders a page with its data. Rejects if a feed could not be read. */
  renderPage: (request: PageRequest) => Promise<RenderedPage | PageRedirect>;
  /** The page without its screen, which the browser renders. */
  renderShell: (request: Omit<PageRequest, 'fetchFeed'>) => RenderedPage;
};

/** What the portal's build exports for the server; `styles` are the build's style sheets by file. */
export type CreatePageRenderer = (manifest: Manifest, styles: ReadonlyMap<string, string>) => PageRenderer;
