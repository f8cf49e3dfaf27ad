import { toArabicDigits } from '@sahakorn/thai/digits';
import { normaliseThai } from '@sahakorn/thai/normalise';

const SATURATION = 1.2;
const LENGTH_SHARE = 0.75;

type Counts = Map<string, number>;

/** BM25 over so-called terms of texts, all in memory. */
class Bm25 {
  readonly #postings = new Map<string, [number, number][]>();
  readonly #lengths: number[] = [];
  readonly #mean: number;

  constructor(texts: readonly Counts[]) {
    for (const [index, counts] of texts.entries()) {
      let length = 0;
      for (const [term, count] of counts) {
        length += count;
        const held = this.#postings.get(term);
        if (held) held.push([index, count]);
        else this.#postings.set(term, [[index, count]]);
      }
      this.#lengths.push(length);
    }
    this.#mean = this.#lengths.reduce((sum, length) => sum + length, 0) / texts.length;
  }

  add(question: Counts, scores: Float64Array): void {
    const pages = this.#lengths.length;
    for (const [term, asked] of question) {
      const postings = this.#postings.get(term) ?? [];
      const rarity = Math.log(1 + (pages - postings.length + 0.5) / (postings.length + 0.5));
      for (const [index, count] of postings) {
        const held =
          SATURATION * (1 - LENGTH_SHARE + (LENGTH_SHARE * (this.#lengths[index] ?? 0)) / this.#mean);
        scores[index] = (scores[index] ?? 0) + (asked * rarity * count * (SATURATION + 1)) / (count + held);
      }
    }
  }
}

function countAll(terms: Iterable<string>): Counts {
  const counts: Counts = new Map();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

const segmenter = new Intl.Segmenter('th', { granularity: 'word' });

function getWords(folded: string): Counts {
  return countAll(
    Array.from(segmenter.segment(folded)).flatMap(({ segment, isWordLike }) => (isWordLike ? segment : [])),
  );
}

function getTrigrams(folded: string): Counts {
  const text = folded.replaceAll(/\s+/g, ' ');
  return countAll(Array.from({ length: Math.max(0, text.length - 2) }, (_, at) => text.slice(at, at + 3)));
}

const fold = (text: string) => toArabicDigits(normaliseThai(text)).toLowerCase();

/**
 * The floor to beat: simple BM25 over words and trigrams together. Gives the places of the ten best texts.
 */
export function createFloor(texts: readonly string[]): (question: string) => number[] {
  const folded = texts.map(fold);
  const words = new Bm25(folded.map(getWords));
  const trigrams = new Bm25(folded.map(getTrigrams));
  return (question) => {
    const scores = new Float64Array(texts.length);
    words.add(getWords(fold(question)), scores);
    trigrams.add(getTrigrams(fold(question)), scores);
    return [...scores.keys()].sort((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0)).slice(0, 10);
  };
}
