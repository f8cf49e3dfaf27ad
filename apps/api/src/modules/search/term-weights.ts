import type { SearchWord } from '@sahakorn/thai/search-words';
import { getGrams } from './grams.ts';
import { packPosting } from './posting.ts';

/** BM25 over the body: term-frequency saturation (k1) and length normalisation (b). */
const SATURATION = 1.2;
const LENGTH_SHARE = 0.9;
/** Two adjacent words are a phrase: a single occurrence is already a strong signal. */
const PAIR_SATURATION = 0.5;

/**
 * A word in the title weighs more than any number in the body; one in the lead weighs less than in the title.
 */
const TITLE_WEIGHT = 1.5;
const LEAD_WEIGHT = 0.7;
/** Of two titles that contain a word, the shorter one is more about it. */
const PLAIN_TITLE_WEIGHT = 12;

/** Three letters in the title, or only in the lead. */
const GRAM_WEIGHT = { title: 2, lead: 1 };

const THOUSAND = 1000;
/** Part of a longer word, such as ปันผล in เงินปันผล. */
const PART_COUNT = 0.6;

export type TermCounts = ReadonlyMap<string, number>;

/** A page as words. */
export type CountedTopic = {
  topicId: number;
  /** As `search_state` numbers them. */
  category: number;
  /** More than 1 for a page that is to be preferred. */
  factor: number;
  title: TermCounts;
  lead: TermCounts;
  body: TermCounts;
  /** Folded. */
  heading: { title: string; lead: string };
  /** The information in its title: the sum of the rarity of its words. */
  titleRarity: number;
  bodyLength: number;
};

/** The single words of a text, its adjacent pairs, and the parts of long words, with their counts. */
export function countTerms(
  words: readonly SearchWord[],
  splitWord: (word: string) => readonly string[],
): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (term: string, count: number) => counts.set(term, (counts.get(term) ?? 0) + count);
  let before: string | null = null;
  for (const { word, compound, follows } of words) {
    add(word, 1);
    if (compound) continue;
    for (const part of splitWord(word)) add(part, PART_COUNT);
    if (follows && before !== null) add(toPhrase(before, word), 1);
    before = word;
  }
  return counts;
}

/** The term of two neighbours; a word itself contains no space. */
export function toPhrase(one: string, other: string): string {
  return `${one} ${other}`;
}

function isPair(term: string): boolean {
  return term.includes(' ');
}

type Averages = { titleRarity: number; bodyLength: number };

/** The terms of a page with their postings. The rarity of a term is applied at query time. */
export function* weighTerms(topic: CountedTopic, averages: Averages): Generator<[string, number]> {
  const { topicId, category, title, lead, body } = topic;
  const pack = (weight: number, isInTitle: boolean) =>
    packPosting({ topicId, category, weight: weight * topic.factor * THOUSAND, isInTitle });
  const long = 1 - LENGTH_SHARE + LENGTH_SHARE * (topic.bodyLength / averages.bodyLength);
  const titleWeight = TITLE_WEIGHT + PLAIN_TITLE_WEIGHT / (1 + topic.titleRarity / averages.titleRarity);
  for (const term of new Set([...title.keys(), ...lead.keys(), ...body.keys()])) {
    const count = body.get(term) ?? 0;
    const saturation = isPair(term) ? PAIR_SATURATION : SATURATION;
    const weight =
      (count * (saturation + 1)) / (count + saturation * long) +
      Math.min(1, title.get(term) ?? 0) * titleWeight +
      Math.min(1, lead.get(term) ?? 0) * LEAD_WEIGHT;
    yield [term, pack(weight, title.has(term))];
  }
  const inTitle = getGrams(topic.heading.title);
  for (const gram of inTitle) yield [gram, pack(GRAM_WEIGHT.title, true)];
  for (const gram of getGrams(topic.heading.lead)) {
    if (!inTitle.has(gram)) yield [gram, pack(GRAM_WEIGHT.lead, false)];
  }
}
