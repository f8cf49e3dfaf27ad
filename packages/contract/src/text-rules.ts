import { normaliseThai } from '@sahakorn/thai/normalise';
import { graphemes } from '@sahakorn/thai/truncate';

/** The faults of a visitor's text. */
export type TextFault = 'empty' | 'long' | 'unreadable' | 'links';

export type TextRule = {
  /** The limit in grapheme clusters: `ที่` is one. */
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

/** Spam has many links. */
export const LINKS_MAX = 3;

/** Code units at most for each letter that is allowed: Thai needs three for `ที่`, an emoji of a family eleven. */
export const UNITS_A_LETTER = 4;

const LINK = /https?:\/\/|www\./gi;
/** A visible character. */
const VISIBLE = /[^\s\p{C}\p{Z}\u115F\u1160\u3164\uFFA0\u2800]/u;
const CONTROLS = /[^\P{Cc}\n\r\t]/u;
/** More combining marks than any script uses; they would cover other lines. */
const STACKED = /\p{M}{5}/u;
/** Control characters, line breaks and bidirectional controls. */
const NOT_ON_A_LINE = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;

/** The first fault of a text, or null. */
export function textFault(text: string, { max, lines = 'one', optional }: TextRule): TextFault | null {
  const unfit = lines === 'one' ? NOT_ON_A_LINE : CONTROLS;
  if (!text.isWellFormed() || unfit.test(text) || STACKED.test(text)) return 'unreadable';
  if (!VISIBLE.test(text)) return optional === true && text === '' ? null : 'empty';
  if (text.length > max * UNITS_A_LETTER || (text.length > max && graphemes(text).length > max))
    return 'long';
  return (text.match(LINK)?.length ?? 0) > LINKS_MAX ? 'links' : null;
}

const RESERVED = /เจ้าหน้าที่|ผู้ดูแลระบบ|แอดมิน|^สหกรณ์|^(admin|administrator|staff|officer)\b/;

/** Whether a visitor's name impersonates the cooperative. */
export function isReservedName(name: string): boolean {
  return RESERVED.test(
    normaliseThai(name)
      .replaceAll(/[\s\p{Cf}]+/gu, ' ')
      .trim()
      .toLowerCase(),
  );
}
