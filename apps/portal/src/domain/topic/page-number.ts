const LAST_PAGE = 999_999;

/** The page of a list, from an address: the first one where it names none that can be. */
export function pageNumberOf(text: string | null): number {
  if (text === null || !/^[1-9]\d{0,5}$/.test(text)) return 1;
  return Math.min(Number(text), LAST_PAGE);
}
