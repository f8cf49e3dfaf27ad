import type { RuntimeConfig } from '@sahakorn/contract/runtime-config';
import { fieldsOf, parseJson, textOf } from '../parse.ts';

/** Id of the JSON block that the server fills in `index.html`. */
export const RUNTIME_CONFIG_ID = 'runtime-config';

/**
 * The cooperative's settings, from the JSON block of the page. The server has checked each of them, by the schema whose
 * type this is.
 * Throws an Error that names the block when it is missing or does not hold the settings.
 */
export function readRuntimeConfig(page: Document): RuntimeConfig {
  const settings = parseJson(page.getElementById(RUNTIME_CONFIG_ID)?.textContent ?? '');
  if (textOf(fieldsOf(settings)['coopNameTH'], { least: 1 }) !== undefined) return settings as RuntimeConfig;
  throw new Error(`The page's block #${RUNTIME_CONFIG_ID} does not hold the portal's settings`);
}
