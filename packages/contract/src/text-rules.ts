import { normaliseThai } from '@sahakorn/thai/normalise';
import { graphemes } from '@sahakorn/thai/truncate';

/** What hinders a text that a visitor writes. */
export type TextFault = 'empty' | 'long' | 'unreadable' | 'links';

export type TextRule = {
  /** Letters at most, counted as readers do: `ที่` is one. */
  max: number;
  /** Default `one`: a line break does not fit. */
  lines?: 'one' | 'many';
  /** May be left empty. Default: may not. */
  optional?: boolean;
};

export const TITLE_RULE = { max: 150 } as const;
export const BODY_RULE = { max: 4000, lines: 'many' } as const;
export const NAME_RULE = { max: 60 } as const;
export const CONTACT_RULE = { max: 120, optional: true } as const;

/** Who advertises writes many. */
export const LINKS_MAX = 3;

/** Code units at most for each letter that is allowed: Thai needs three for `ที่`, an emoji of a family eleven. */
export const UNITS_A_LETTER = 4;

const LINK = /https?:\/\/|www\./gi;
/** Something to see: neither room, nor a sign that shows nothing. */
const VISIBLE = /[^\s\p{C}\p{Z}\u115F\u1160\u3164\uFFA0\u2800]/u;
const CONTROLS = /[^\P{Cc}\n\r\t]/u;
/** More marks than any writing puts on a letter: they would cover the lines around it. */
const STACKED = /\p{M}{5}/u;
/** Controls, line breaks, and what turns the direction of all that follows on a line. */
const NOT_ON_A_LINE = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;

/** The first thing that hinders a text, or null. */
export function textFault(text: string, { max, lines = 'one', optional }: TextRule): TextFault | null {
  const unfit = lines === 'one' ? NOT_ON_A_LINE : CONTROLS;
  if (!text.isWellFormed() || unfit.test(text) || STACKED.test(text)) return 'unreadable';
  if (!VISIBLE.test(text)) return optional === true && text === '' ? null : 'empty';
  if (text.length > max * UNITS_A_LETTER || (text.length > max && graphemes(text).length > max))
    return 'long';
  return (text.match(LINK)?.length ?? 0) > LINKS_MAX ? 'links' : null;
}

const RESERVED = /เจ้าหน้าที่|ผู้ดูแลระบบ|แอดมิน|^สหกรณ์|^(admin|administrator|staff|officer)\b/;

/** Whether a visitor who has this name would be taken for the cooperative. */
export function isReservedName(name: string): boolean {
  return RESERVED.test(
    normaliseThai(name)
      .replaceAll(/[\s\p{Cf}]+/gu, ' ')
      .trim()
      .toLowerCase(),
  );
}
