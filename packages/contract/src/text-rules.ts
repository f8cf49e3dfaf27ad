import { normaliseThai } from '@sahakorn/thai/normalise';
import { graphemes } from '@sahakorn/thai/truncate';

/** Why a visitor's text is refused. */
export type TextIssue = 'empty' | 'long' | 'unreadable' | 'links';

export type TextRule = {
  /** Maximum number of grapheme clusters: `ที่` is one. */
  max: number;
  /** Default `one`: line breaks are refused. */
  lines?: 'one' | 'many';
  /** Whether it may be empty. Default false. */
  optional?: boolean;
};

export const TITLE_RULE = { max: 150 } as const;
export const BODY_RULE = { max: 4000, lines: 'many' } as const;
export const NAME_RULE = { max: 60 } as const;
export const CONTACT_RULE = { max: 120, optional: true } as const;

/** Limits advertising. */
export const LINKS_MAX = 3;

/**
 * Maximum UTF-16 code units per allowed grapheme cluster, on average: `ที่` has three, a family emoji eleven.
 */
export const MAX_UNITS_PER_CLUSTER = 4;

const LINK = /https?:\/\/|www\./gi;
/** A visible character: not white space, and not an invisible or blank character. */
const VISIBLE = /[^\s\p{C}\p{Z}\u115F\u1160\u3164\uFFA0\u2800]/u;
const CONTROLS = /[^\P{Cc}\n\r\t]/u;
/** More combining marks than any script uses on one letter: they would overlap adjacent lines. */
const STACKED = /\p{M}{5}/u;
/** Control characters and line breaks. */
const NOT_IN_ONE_LINE = /[\p{Cc}\u2028\u2029]/u;

/** The first reason to refuse a text in the spelling in which it is stored, or null. */
export function findTextIssue(written: string, { max, lines = 'one', optional }: TextRule): TextIssue | null {
  const text = normaliseThai(written);
  const forbidden = lines === 'one' ? NOT_IN_ONE_LINE : CONTROLS;
  if (!text.isWellFormed() || forbidden.test(text) || STACKED.test(text)) return 'unreadable';
  if (!VISIBLE.test(text)) return optional === true && text === '' ? null : 'empty';
  if (text.length > max * MAX_UNITS_PER_CLUSTER || (text.length > max && graphemes(text).length > max))
    return 'long';
  return (text.match(LINK)?.length ?? 0) > LINKS_MAX ? 'links' : null;
}

export { claimsToBeOfficial, isReservedName } from './reserved-names.ts';
