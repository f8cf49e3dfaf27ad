import { RuntimeConfig } from '@sahakorn/contract/runtime-config';

/** Id of the JSON block that the server fills in `index.html`. */
export const RUNTIME_CONFIG_ID = 'runtime-config';

/**
 * The cooperative's settings, from the JSON block of the page.
 * Throws an Error that names the block when it is missing or does not hold the settings.
 */
export function readRuntimeConfig(page: Document): RuntimeConfig {
  const text = page.getElementById(RUNTIME_CONFIG_ID)?.textContent ?? '';
  const parsed = RuntimeConfig.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  throw new Error(`The page's block #${RUNTIME_CONFIG_ID} does not hold the portal's settings`, {
    cause: parsed.error,
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // the schema then refuses it by name
  }
}
