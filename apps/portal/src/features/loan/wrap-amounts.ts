/** An amount that is wider than its line breaks: cut off it would be another amount. */
export const WRAP_AMOUNTS = '@max-tiny:**:wrap-anywhere @max-tiny:**:whitespace-normal';
