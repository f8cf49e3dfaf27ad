/** Whether a text may be the code of a category, as the contract has it. */
export function isCategoryCode(text: string): boolean {
  return /^[A-Za-z0-9_-]{1,40}$/.test(text);
}
