/** Whether a text is a valid category code by the contract. */
export function isCategoryCode(text: string): boolean {
  return /^[A-Za-z0-9_-]{1,40}$/.test(text);
}
