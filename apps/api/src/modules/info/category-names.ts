/** Other spellings by which the specification's addresses and feeds name a category. */
const ALIASES: Readonly<Record<string, string>> = {
  creamation: 'cremation',
  rule: 'rules',
  news_letters: 'newsletter',
  business_report: 'bussiness_report',
};

/** The category of a word in an address; it need not exist. */
export function getCategory(word: string): string {
  return Object.hasOwn(ALIASES, word) ? (ALIASES[word] ?? word) : word;
}
