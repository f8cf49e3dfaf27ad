export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // such as HTML from a proxy
  }
}

export function getFields(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** A string of `min` to `max` characters, or undefined. Default: any length. */
export function parseText(value: unknown, { min = 0, max = Number.POSITIVE_INFINITY } = {}) {
  if (typeof value !== 'string') return undefined;
  return value.length >= min && value.length <= max ? value : undefined;
}

export function parseAmount(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined;
}
