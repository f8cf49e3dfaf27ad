import { getInitial } from '../avatar/initial.ts';

/** Of a person; what is missing is null, undefined or empty. */
export type PersonNameParts = {
  prename?: string | null | undefined;
  firstName: string | null | undefined;
  surname: string | null | undefined;
};

const SPACES = /\s+/;
const NO_BREAK_SPACE = '\u00a0';
/** Stands before the place that a family comes from and never alone: ณ อยุธยา. */
const OF = 'ณ';
const ENDS_IN_LATIN = /[A-Za-z]\.?$/;

/** The words of a part of a name, ณ with the word behind it; none where the part is missing. */
export function wordsOfName(part: string | null | undefined): string[] {
  const words = (part ?? '').trim().split(SPACES).filter(Boolean);
  return words.reduce<string[]>((done, word) => {
    const last = done.at(-1);
    if (last !== OF) return [...done, word];
    return [...done.slice(0, -1), OF + NO_BREAK_SPACE + word];
  }, []);
}

/** What stands between title and first name: nothing in Thai, a space behind Latin letters (Mr. John). */
export function gapBehind(prename: string): '' | ' ' {
  return ENDS_IN_LATIN.test(prename) ? ' ' : '';
}

/** The surname as its first consonant with a full stop: จ. for ใจดี. Empty where there is none. */
export function shortSurname(surname: string | null | undefined): string {
  const initial = getInitial(surname ?? '');
  return initial && `${initial}.`;
}
