import type { RuntimeConfig } from '@sahakorn/contract/runtime-config';
import type { ApiState } from '../api/api.ts';
import { getFields, parseJson, parseText } from '../parse.ts';

/** Id of the JSON block with the data of the page. Where the server rendered it, `data-preload` lists the page's scripts. */
export const PAGE_DATA_ID = 'page-data';

/** What the server rendered a page from. */
export type RenderedData = {
  /** The instant of the rendering, ISO 8601. */
  at: string;
  /** The state of the api's cache. */
  api: ApiState;
  /** Data and errors of the route's loaders. */
  router: { loaderData: Record<string, unknown>; errors: Record<string, unknown> | null };
};

/** What the server tells the browser with each page. */
export type PageData = {
  config: RuntimeConfig;
  /** Where browsers reach the portal; null where that is not known. */
  origin: string | null;
  /** Null where the browser alone renders the page. */
  rendered: RenderedData | null;
};

/**
 * Reads the JSON block of the page. The server has checked the settings against their schema.
 * @throws an Error that names the block when it is missing or does not hold the settings
 */
export function readPageData(page: Document): PageData {
  const fields = getFields(parseJson(page.getElementById(PAGE_DATA_ID)?.textContent ?? ''));
  if (parseText(getFields(fields['config'])['coopNameTH'], { min: 1 }) !== undefined)
    return fields as object as PageData;
  throw new Error(`The page's block #${PAGE_DATA_ID} does not hold the portal's settings`);
}
