import type { RuntimeConfig } from './runtime-config.ts';

/** What the portal's build and the server say to each other where the server renders a public page. */

/** A call of the contract that a page makes of the server that renders it. */
export type FeedRequest = {
  method: 'GET' | 'POST';
  /** Path and query. */
  path: string;
  body: unknown;
};

/** `text` is the JSON of the body. */
export type FeedAnswer = { status: number; text: string };

export type PageRequest = {
  /** Path and query, as asked for. */
  address: string;
  /** Where browsers reach the portal, such as `https://portal.example.co.th`; null where that is not known. */
  origin: string | null;
  now: Date;
  runtime: RuntimeConfig;
  ask: (request: FeedRequest) => Promise<FeedAnswer>;
};

/**
 * A cookie of this name says that the browser remembers display settings of its own: only for these a page runs a script
 * before anything is painted. Which they are the server does not learn.
 */
export const OWN_DISPLAY_COOKIE = 'own-display';

/** A public page as HTML. Every text in it is escaped. */
export type RenderedPage = {
  status: 200 | 404 | 410;
  /** Tags of the head: title, description, what link previews read. */
  head: string;
  /** What stands in the portal's root. */
  body: string;
  /** What the body was made of, as JSON that can stand in a script element. */
  data: string;
  /** The sources of the page's own code, by their paths in the portal. */
  modules: readonly string[];
  /** Whether the page is to be shown without colours. */
  gray: boolean;
  /** The topic that is read on it. */
  topicId: number | null;
};

/** What there is at a path: a page for anyone, no page at all, or one that the browser draws alone. */
export type PagePlace = 'public' | 'nothing' | 'own';

export type PageRenderer = {
  placeAt: (path: string) => PagePlace;
  /** The sources of the screen's own code at a path, by their paths in the portal; none where there is no screen. */
  sourcesAt: (path: string) => readonly string[];
  /**
   * Renders what is `public` or `nothing`. Rejects where a feed could not be read: then the browser tries for itself.
   */
  renderPage: (request: PageRequest) => Promise<RenderedPage>;
};

/** Id of the JSON block with `RenderedPage.data`; its `data-at` is the instant of the rendering. */
export const SERVED_PAGE_ID = 'served-page';

/** Marks what the server put into the head for one page: it goes when its reader moves on. */
export const PAGE_TAG = 'data-page';
