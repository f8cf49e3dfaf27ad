import { toArabicDigits } from '@sahakorn/thai/digits';
import { typeAsLatin, typeAsThai } from '@sahakorn/thai/keyboard-layout';
import { foldForSearch } from '@sahakorn/thai/search-words';
import type { Random } from '../../src/db/seed/random.ts';
import type { LetterPhrases } from './letter-phrases.ts';
import type { LoadedTopic } from './load.ts';

const segmenter = new Intl.Segmenter('th', { granularity: 'word' });
const LONG = { min: 201, max: 420 };
const PASSAGE_PIECES = 140;
/** A letter contains this many words of the title. */
const MATTER = { min: 2, max: 4 };
const PLAIN_WORDS = /^[ก-๙A-Za-z0-9., ]+$/;
/** From one circumstance of a letter to the next, so that the same two are rarely together. */
const CONTEXT_STEP = 3;
const MAX_SPAN = 10;
/** A question may match at most so many pages by all of its words, or by its name. */
const MAX_MATCHES = 2;

/** The numbers of the pages that contain each word. */
export type WordPages = ReadonlyMap<string, readonly number[]>;
/** How many pages contain a text, letter by letter. */
export type CountText = (text: string) => number;
type Asking = {
  topic: LoadedTopic;
  random: Random;
  pages: WordPages;
  countText: CountText;
  phrases: LetterPhrases;
};
/** Makes a query of one kind for a page; null if the page has no text for it. */
export type QuestionKind = (asking: Asking) => string | null;

type Piece = { text: string; isWord: boolean };
const toPieces = (text: string): Piece[] =>
  Array.from(segmenter.segment(text), ({ segment, isWordLike = false }) => ({
    text: segment,
    isWord: isWordLike,
  }));

const countPages = (pages: WordPages, word: string) => pages.get(foldForSearch(word))?.length ?? 0;

/** How many pages contain all of the words. */
function countTogether(pages: WordPages, words: readonly string[]): number {
  const lists = words.map((word) => pages.get(foldForSearch(word)) ?? []);
  const [first = [], ...more] = lists.toSorted((one, other) => one.length - other.length);
  const sets = more.map((list) => new Set(list));
  return first.filter((page) => sets.every((set) => set.has(page))).length;
}

/**
 * Adjacent words of the title around a rare one: at min `min`, and as many as distinguish the page from
 * almost all others. Null if even `max` words do not.
 */
function getSpan({ topic, random, pages }: Asking, min: number, max = MAX_SPAN): string | null {
  const pieces = toPieces(topic.title.replaceAll('\u200b', ''));
  const words = pieces.flatMap(({ text, isWord }, at) => (isWord ? [{ at, text }] : []));
  const byRarity = words.toSorted(
    (one, other) => countPages(pages, one.text) - countPages(pages, other.text),
  );
  const rarest = byRarity[0] ? words.indexOf(byRarity[0]) : 0;
  const before = random.between(0, min - 1);
  for (let length = min; length <= Math.min(words.length, max); length += 1) {
    const start = Math.max(0, Math.min(rarest - before, words.length - length));
    const span = words.slice(start, start + length);
    const texts = span.map(({ text }) => text);
    if (countTogether(pages, texts) > MAX_MATCHES) continue;
    const [first, last] = [span[0]?.at ?? 0, span.at(-1)?.at ?? 0];
    return pieces
      .slice(first, last + 1)
      .map(({ text }) => text)
      .join('');
  }
  return null;
}

/** The words of the title that are on the fewest pages. */
function getRarest({ topic, pages }: Asking, max: number): string[] {
  const words = toPieces(foldForSearch(topic.title)).flatMap(({ text, isWord }) => (isWord ? text : []));
  return [...new Set(words)]
    .toSorted((one, other) => countPages(pages, one) - countPages(pages, other))
    .slice(0, max);
}

const getShort = (asking: Asking) => getSpan(asking, 3);

function pickMatch(text: string, pattern: RegExp, random: Random): RegExpExecArray | null {
  const [first, ...more] = [...text.matchAll(pattern)];
  return first ? random.pick([first, ...more]) : null;
}

/** Replaces one random match of a pattern. */
function damage(
  text: string | null,
  pattern: RegExp,
  random: Random,
  write: (found: string) => string,
): string | null {
  const found = text === null ? null : pickMatch(text, pattern, random);
  return text !== null && found
    ? text.slice(0, found.index) + write(found[0]) + text.slice(found.index + found[0].length)
    : null;
}

const ABBREVIATION = /(?<![ก-๙.])(?:[ก-ฮ]{1,3}\.){2,}|(?<![ก-๙.])[ก-ฮ]{2,4}\.(?![ก-ฮ])/g;
/** A person, recognised by the title before the given name and the office after the family name. */
const NAME =
  /(?:นาย(?:แพทย์)?|นางสาว|นาง(?!สาว)|น\.ส\.|ดร\.|พล\.อ\.|พลเอก)\s?([ก-ฮเ-ไ][ก-ฮะ-ฺเ-์]{2,14}) (?!กล่าว|ยัง|ได้|ให้|เปิดเผย|เผย|พร้อม|และ|ใน|ที่|จังหวัด|รอง|ปลัด|รัฐมนตรี)([ก-ฮเ-ไ][ก-ฮะ-ฺเ-์]{2,16})(?= (?:รอง|ผู้|อธิบดี|รัฐมนตรี|นายก|โฆษก|ปลัด|ประธาน|เลขา|หัวหน้า|กรรมการ|รมว|รมช|ที่ปรึกษา|เอกอัครราชทูต|อธิการ|สมาชิก))/g;
const LATIN_WORD = /(?<![A-Za-z])[A-Za-z]{4,}(?![A-Za-z])/g;
const TONE = /[่-๋]/g;

/** A word of the body beside its number, without the space. */
const lettersAndDigits: QuestionKind = (asking) => {
  const { topic, random } = asking;
  const found = pickMatch(
    `${topic.title}\n${topic.body.slice(0, 6000)}`,
    /[ก-ฮเ-ไ][ก-๙]{1,12} ?[0-9๐-๙]{1,4}(?![0-9๐-๙.,:])/g,
    random,
  );
  if (!found) return null;
  const word = toPieces(found[0].replace(/ ?[0-9๐-๙]+$/, '')).at(-1)?.text ?? '';
  const digits = /[0-9๐-๙]+$/.exec(found[0])?.[0] ?? '';
  return `${word}${toArabicDigits(digits)} ${getRarest(asking, 2).join(' ')}`;
};

/** An abbreviation with its dots removed or added, and rare words of the title. */
const abbreviation: QuestionKind = (asking) => {
  const { topic, random } = asking;
  const found = pickMatch(`${topic.title}\n${topic.body.slice(0, 4000)}`, ABBREVIATION, random)?.[0];
  if (!found) return null;
  const letters = found.replaceAll('.', '');
  const isDotted = found.split('.').length > 2;
  return `${isDotted ? letters : `${Array.from(letters).join('.')}.`} ${getRarest(asking, 2).join(' ')}`;
};

/** A person of the page, by given and family name. */
const name: QuestionKind = ({ topic, random, countText }) => {
  const found = [...`${topic.title}\n${topic.body}`.matchAll(NAME)].map(
    ([, given = '', family = '']) => `${given} ${family}`,
  );
  for (let names = [...new Set(found)]; names.length > 0;) {
    const picked = names[random.between(0, names.length - 1)] ?? '';
    if (countText(picked) <= MAX_MATCHES) return picked;
    names = names.filter((text) => text !== picked);
  }
  return null;
};

const latinWords = ({ topic, pages }: Asking): string[] =>
  [...new Set([...`${topic.title}\n${topic.lead}\n${topic.body}`.matchAll(LATIN_WORD)].map(([word]) => word))]
    .filter((word) => countPages(pages, word) <= 40)
    .toSorted((one, other) => countPages(pages, one) - countPages(pages, other));

const latinInThaiLayout: QuestionKind = (asking) => {
  const words = latinWords(asking).slice(0, 3);
  return words.length > 1 && countTogether(asking.pages, words) <= MAX_MATCHES
    ? typeAsThai(words.join(' ').toLowerCase())
    : null;
};

const toFullWidth = (text: string) =>
  text.replaceAll(/[!-~]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfe_e0));

const fullWidth: QuestionKind = (asking) => {
  const [word] = latinWords(asking);
  return word === undefined
    ? null
    : toFullWidth(`${word} `) + getRarest(asking, 2).map(toFullWidth).join(' ');
};

const spacedAbbreviationMark: QuestionKind = (asking) => {
  const { title } = asking.topic;
  const found = pickMatch(title, /[ก-๙]{2,15}ฯ(?!ล)/g, asking.random);
  const more = getShort(asking);
  return found && more !== null ? `${found[0].slice(0, -1)} ฯ ${more}` : null;
};

const dropTone = (asking: Asking, text: string | null) => damage(text, TONE, asking.random, () => '');
const changeTone = (asking: Asking, text: string | null) =>
  damage(text, TONE, asking.random, (tone) => asking.random.pick(tone === '่' ? ['้', '๊'] : ['่', '๊']));
const swapLetters = (asking: Asking, text: string | null) =>
  damage(text, /([ก-๙])(?!\1)[ก-๙]/g, asking.random, ([one = '', other = '']) => other + one);
const putMarkFirst = (asking: Asking, text: string | null) =>
  damage(text, /[ัิ-ู][่-๋]/g, asking.random, ([one = '', other = '']) => other + one);
const doubleTone = (asking: Asking, text: string | null) =>
  damage(text, TONE, asking.random, (tone) => tone + tone);

/** What people write who ask as in a letter: greeting, circumstances, a few words of the title, thanks. */
const letter: QuestionKind = (asking) => {
  const { random, phrases } = asking;
  const mistype = random.pick([
    null,
    null,
    null,
    dropTone,
    changeTone,
    swapLetters,
    putMarkFirst,
    doubleTone,
  ]);
  const min = random.between(mistype === null ? MATTER.min : MATTER.max - 1, MATTER.max);
  const matter = getSpan(asking, min, MATTER.max);
  if (matter === null || !PLAIN_WORDS.test(matter)) return null;
  const written = mistype?.(asking, matter) ?? matter;
  const ending = [random.pick(phrases.questions).replace('{}', () => written), random.pick(phrases.closings)];
  const beginning = [random.pick(phrases.openings)];
  const join = () => [...beginning, ...ending].join(' ');
  const first = random.between(0, phrases.contexts.length - 1);
  for (let at = 0; at < phrases.contexts.length && join().length < LONG.min; at += 1) {
    beginning.push(phrases.contexts[(first + at * CONTEXT_STEP) % phrases.contexts.length] ?? '');
  }
  return join();
};

/** A pasted passage of the body, without some of its words. */
const passage: QuestionKind = ({ topic: { body }, random }) => {
  const pieces = toPieces(body.replaceAll(/\s+/g, ' ').slice(0, 8000));
  const start = random.between(0, Math.max(0, pieces.length - PASSAGE_PIECES));
  const kept = pieces
    .slice(start, start + PASSAGE_PIECES)
    .filter(({ isWord }) => !isWord || random.chance(55));
  const text = kept.map((piece) => piece.text).join('');
  return text.length < LONG.min ? null : text.slice(0, LONG.max);
};

/** The kinds of questions, each by its name. */
export const QUESTION_KINDS: Readonly<Record<string, QuestionKind>> = {
  'plain words of the headline': (asking) => getSpan(asking, 5),
  'rare words': (asking) => getRarest(asking, 3).join(' '),
  'letters and digits in one run': lettersAndDigits,
  abbreviations: abbreviation,
  names: name,
  'dropped tone mark': (asking) => dropTone(asking, getShort(asking)),
  'wrong tone mark': (asking) => changeTone(asking, getShort(asking)),
  'swapped letters': (asking) => swapLetters(asking, getShort(asking)),
  'Thai in the Latin layout': (asking) => {
    const text = getShort(asking);
    return text !== null && /^[\u0e00-\u0e7f ]+$/.test(text) ? typeAsLatin(text) : null;
  },
  'English in the Thai layout': latinInThaiLayout,
  'full-width Latin': fullWidth,
  'spaced ฯ': spacedAbbreviationMark,
  'mark before its vowel': (asking) => putMarkFirst(asking, getShort(asking)),
  'doubled tone mark': (asking) => doubleTone(asking, getShort(asking)),
  'letter over 200 characters': letter,
  'passage over 200 characters': passage,
};
