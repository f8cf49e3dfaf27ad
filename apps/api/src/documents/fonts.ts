import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { graphemes } from '@sahakorn/thai/truncate';
import { type Font, create } from 'fontkit';

const readFont = (specifier: string) => readFileSync(fileURLToPath(import.meta.resolve(specifier)));

/** Sarabun writes Thai and Latin; DejaVu what it lacks: further Latin, Lao, Greek, Cyrillic, symbols. */
export const FONT_FILES = {
  regular: readFont('@expo-google-fonts/sarabun/400Regular/Sarabun_400Regular.ttf'),
  bold: readFont('@expo-google-fonts/sarabun/600SemiBold/Sarabun_600SemiBold.ttf'),
  'fallback-regular': readFont('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  'fallback-bold': readFont('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
};

export type FontName = keyof typeof FONT_FILES;

/** A part of a line that one font draws. */
export type FontRun = { text: string; drawn: string; isFallback: boolean };

/** Drawn for a letter that neither font has. */
export const MISSING_LETTER = '□';

function openFont(name: FontName): Font {
  const font = create(FONT_FILES[name]);
  if ('fonts' in font) throw new Error(`The file of the font ${name} is a collection.`);
  return font;
}

const first = openFont('regular');
const fallback = openFont('fallback-regular');

/** How much lower the baseline of the fallback font is than that of the first, in parts of the size. */
export const FALLBACK_OFFSET = fallback.ascent / fallback.unitsPerEm - first.ascent / first.unitsPerEm;

const hasLetter = (font: Font, letter: string) =>
  Array.from(letter).every((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));

/** Letters of almost every text, which the first font has. */
const PLAIN = /^[\x20-\x7e\u0e01-\u0e3a\u0e3f-\u0e5b−·–“”]*$/;

/** Divides a text where its font changes. A letter that no font has is drawn as a box. */
export function splitByFont(text: string): FontRun[] {
  if (PLAIN.test(text)) return [{ text, drawn: text, isFallback: false }];
  const runs: FontRun[] = [];
  for (const letter of graphemes(text)) {
    const isFallback = !hasLetter(first, letter);
    const drawn = isFallback && !hasLetter(fallback, letter) ? MISSING_LETTER : letter;
    const last = runs.at(-1);
    if (last?.isFallback === isFallback) {
      last.text += letter;
      last.drawn += drawn;
    } else runs.push({ text: letter, drawn, isFallback });
  }
  return runs;
}

/** Whether a text has a letter that no font has. */
export function hasMissingLetters(text: string): boolean {
  return splitByFont(text).some((run) => run.text !== run.drawn);
}
