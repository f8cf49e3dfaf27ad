import { graphemes } from '@sahakorn/thai/truncate';
import { z } from 'zod';

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

/** Who advertises writes many. */
export const LINKS_MAX = 3;

/** Code units at most for each letter that is allowed: Thai needs three for `ที่`, an emoji of a family eleven. */
const UNITS_A_LETTER = 4;

const LINK = /https?:\/\/|www\./gi;
/** Something to see: neither room, nor a sign that shows nothing. */
const VISIBLE = /[^\s\p{C}\p{Z}\u115F\u1160\u3164\uFFA0\u2800]/u;
const CONTROLS = /[^\P{Cc}\n\r\t]/u;
/** Controls, line breaks, and what turns the direction of all that follows on a line. */
const NOT_ON_A_LINE = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;

/** The first thing that hinders a text, or null. */
export function textFault(text: string, { max, lines = 'one', optional }: TextRule): TextFault | null {
  if (!text.isWellFormed() || (lines === 'one' ? NOT_ON_A_LINE : CONTROLS).test(text)) return 'unreadable';
  if (!VISIBLE.test(text)) return optional === true && text === '' ? null : 'empty';
  if (text.length > max * UNITS_A_LETTER || (text.length > max && graphemes(text).length > max))
    return 'long';
  return (text.match(LINK)?.length ?? 0) > LINKS_MAX ? 'links' : null;
}

/** Text of a visitor: kept as it is written and shown as text, never as HTML. */
export function plainText(rule: TextRule) {
  return z
    .string()
    .max(rule.max * UNITS_A_LETTER)
    .superRefine((text, context) => {
      const fault = textFault(text, rule);
      if (fault !== null) context.addIssue({ code: 'custom', message: fault });
    })
    .meta({ description: `Plain text of ${rule.max} letters at most, as readers count them` });
}

/** A field that no reader sees: who fills it in is a program. */
export const Honeypot = z.literal('').optional().meta({ description: 'Leave it empty' });
