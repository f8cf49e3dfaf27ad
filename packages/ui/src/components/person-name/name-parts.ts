import { getInitial } from '../avatar/initial.ts';

/** Parts of a person's name; a missing one is null, undefined or empty. */
export type PersonNameParts = {
  prename?: string | null | undefined;
  firstName: string | null | undefined;
  surname: string | null | undefined;
};

const SPACES = /\s+/;
const NO_BREAK_SPACE = '\u00a0';
/** Precedes the place in a surname and never ends a line: ณ อยุธยา. */
const OF = 'ณ';
const ENDS_IN_LATIN = /[A-Za-z]\.?$/;

/** The words of a part of a name, ณ together with the next word; empty if the part is missing. */
export function getNameWords(part: string | null | undefined): string[] {
  const words = (part ?? '').trim().split(SPACES).filter(Boolean);
  return words.reduce<string[]>((done, word) => {
    const last = done.at(-1);
    if (last !== OF) return [...done, word];
    return [...done.slice(0, -1), OF + NO_BREAK_SPACE + word];
  }, []);
}

/** Separator of title and first name: none in Thai, a space after Latin letters (Mr. John). */
export function getNameSeparator(prename: string): '' | ' ' {
  return ENDS_IN_LATIN.test(prename) ? ' ' : '';
}

/** The initial of the surname with a full stop: จ. for ใจดี. Empty if there is none. */
export function shortSurname(surname: string | null | undefined): string {
  const initial = getInitial(surname ?? '');
  return initial && `${initial}.`;
}
