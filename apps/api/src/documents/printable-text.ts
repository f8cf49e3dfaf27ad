import { graphemes } from '@sahakorn/thai/truncate';
import { createWordBreaker, normaliseThai } from '@sahakorn/thai/words';

const breakWords = createWordBreaker();

/** Control and format characters, which could reverse or break a line. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu;
const TONE_AND_SARA_AM = /([่-๋]?)ำ/g;
/** Spacing letters. Marks above and below them are copied in the order of their positions. */
const COPIES_AS_DRAWN = /^[\x20-\x7eก-ะาเ-ๆ๐-๙฿−·–]*$/;

/** The text in one spelling and on one line, safe to draw. */
export function printable(text: string): string {
  return normaliseThai(text).replace(UNPRINTABLE, ' ').trim();
}

/**
 * The characters to draw for a text: ำ in its two parts, the circle before the tone. A font does the same
 * inside, but then the second part means nothing to a reader who copies it.
 */
export function drawnText(text: string): string {
  return text.replaceAll('\u00a0', ' ').replace(TONE_AND_SARA_AM, 'ํ$1า');
}

/** Whether text copied from the PDF is the text that was drawn. */
export function copiesAsDrawn(text: string): boolean {
  return COPIES_AS_DRAWN.test(text);
}

/**
 * The lines of a text, each no wider than `width` by `measureWidth`. Breaks between words; a word wider than
 * a line is broken between its letters. An empty text has one empty line.
 */
export function breakThaiLines(
  text: string,
  width: number,
  measureWidth: (text: string) => number,
): string[] {
  if (measureWidth(text.trimEnd()) <= width) return [text.trimEnd()];
  const lines: string[] = [];
  let line = '';
  for (const piece of breakWords(text).flatMap((word) => splitToFit(word, width, measureWidth))) {
    if (line !== '' && measureWidth((line + piece).trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = piece.trimStart();
    } else line += piece;
  }
  return [...lines, line.trimEnd()];
}

function splitToFit(word: string, width: number, measureWidth: (text: string) => number): string[] {
  return measureWidth(word.trimEnd()) <= width ? [word] : graphemes(word);
}
