/** The number of a page, from an address; null for what can be none. */
export function topicIdOf(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
