import type { RuntimeConfig } from '@sahakorn/contract/runtime-config';
import type { ApiState } from '../api/api.ts';
import { getFields, parseJson, parseText } from '../input/parse.ts';

/** Id of the JSON element with the page data. On server-rendered pages `data-preload` lists the page's scripts. */
export const PAGE_DATA_ID = 'page-data';

export type RenderedData = {
  /** The time of rendering, ISO 8601. */
  at: string;
  api: ApiState;
  router: { loaderData: Record<string, unknown>; errors: Record<string, unknown> | null };
};

export type PageData = {
  config: RuntimeConfig;
  /** The public origin of the portal; null if unknown. */
  origin: string | null;
  /** Null if only the browser renders the page. */
  rendered: RenderedData | null;
};

/** Not validated: the server has checked the settings against their schema. */
export function readPageData(page: Document): PageData {
  const fields = getFields(parseJson(page.getElementById(PAGE_DATA_ID)?.textContent ?? ''));
  if (parseText(getFields(fields['config'])['coopNameTH'], { min: 1 }) !== undefined)
    return fields as object as PageData;
  throw new Error(`The page's block #${PAGE_DATA_ID} does not hold the portal's settings`);
}
