import { foldForSearch } from '@sahakorn/thai/search-words';
import { createRandom, type Random } from '../../src/db/seed/random.ts';
import type { LoadedTopic } from './load.ts';

const segmenter = new Intl.Segmenter('th', { granularity: 'word' });
const BEGINNINGS: [string, ...string[]] = ['', 'อยากทราบเรื่อง', 'ขอรายละเอียด', 'ทำไม', 'ใคร', 'เมื่อไร'];
const ENDS: [string, ...string[]] = ['คืออะไร', 'อย่างไร', 'เมื่อไหร่', 'ที่ไหน', 'เท่าไร', 'หรือไม่'];

/** A question and the page that answers it. */
export type Asked = { text: string; id: number };

const getPieces = (text: string) =>
  Array.from(segmenter.segment(text)).flatMap(({ segment, isWordLike }) =>
    isWordLike || segment === ' ' ? segment : [],
  );

const getWords = (text: string) => getPieces(text).filter((piece) => piece !== ' ');

/** The same ones of many for every run of the same seed. */
export function sample<Item>(items: readonly Item[], count: number, seed: number): Item[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => items[random.between(0, items.length - 1)]).filter(
    (item) => item !== undefined,
  );
}

/**
 * Questions about something in the body: a dozen words of it of which some are left out, asked as people ask.
 */
export function bodyQuestions(topics: readonly LoadedTopic[], seed: number): Asked[] {
  const random = createRandom(seed);
  return topics.map(({ id, body }) => {
    const pieces = getPieces(foldForSearch(body).slice(0, 4000));
    const start = random.between(0, Math.max(0, pieces.length - 15));
    const kept = pieces
      .slice(start, start + random.between(8, 13))
      .filter((piece) => piece === ' ' || random.chance(75));
    return { id, text: ask(kept, random) };
  });
}

/** Questions in the words of the title, about half of them. */
export function titleQuestions(topics: readonly LoadedTopic[], seed: number): Asked[] {
  const random = createRandom(seed);
  return topics.map(({ id, title }) => {
    const kept = getPieces(foldForSearch(title)).filter((piece) => piece === ' ' || random.chance(55));
    return { id, text: ask(kept, random) };
  });
}

function ask(pieces: readonly string[], random: Random): string {
  return `${random.pick(BEGINNINGS)}${pieces.join('').trim()}${random.pick(ENDS)}`.slice(0, 200);
}

/** The numbers of the topics that contain each word. */
export function indexWords(topics: readonly LoadedTopic[]): Map<string, number[]> {
  const pages = new Map<string, number[]>();
  for (const { id, title, lead, body } of topics) {
    for (const word of new Set(getWords(foldForSearch(`${title}\n${lead}\n${body}`)))) {
      const held = pages.get(word);
      if (held) held.push(id);
      else pages.set(word, [id]);
    }
  }
  return pages;
}

/**
 * The three words of each title that are on the fewest pages. Before ฯ the
 * segmenter cuts a word in two (ประ|ชุมฯ).
 */
export function rarestWords(topics: readonly LoadedTopic[], all: readonly LoadedTopic[]): Asked[] {
  const pages = indexWords(all);
  return topics.map(({ id, title }) => {
    const words = [...new Set(getWords(foldForSearch(title).replaceAll('ฯ', ' ')))];
    words.sort((one, other) => (pages.get(one)?.length ?? 0) - (pages.get(other)?.length ?? 0));
    return { id, text: words.slice(0, 3).join(' ') };
  });
}
