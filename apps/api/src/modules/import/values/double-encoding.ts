import iconv from 'iconv-lite';

/** What a text was before it was read in the wrong encoding. */
export type DoubleEncoding = {
  /** What it probably said; null where a byte was lost. */
  original: string | null;
  written: 'TIS-620' | 'UTF-8';
  readAs: 'Latin-1' | 'TIS-620';
};

/** Stands for a byte that was lost. */
const LOST = '\ufffd';
const THAI = /[ก-๛]/;
/** The Thai letters of TIS-620 as Latin-1 shows them. */
const LATIN_WORDS = /[^\s!-/:-@[-`{-~]+/g;
const TIS_620_AS_LATIN_1 = /^[0-9]*(?:[\u00a1-\u00da\u00df-\u00fb][0-9]*){2,}$/;
const THAI_CONSONANT = /[ก-ฮ]/;
/** UTF-8 writes each Thai character as E0 B8 or E0 B9 and a third byte. */
const UTF_8_AS_LATIN_1 = /\u00e0[\u00b8\u00b9](?=.)/gs;
const UTF_8_AS_TIS_620 = /เ[ธน](?=.)/gs;
const NOT_ASCII = /[^\0-\u007f]/g;
/** เธ and เน are parts of Thai words too, but not of most letters of a text. */
const LEAST_PAIRS = 2;
const CHARACTERS_PER_PAIR = 4;

/**
 * Recognises a text that an earlier program read in the wrong encoding: สมชาย as ÊÁªÒÂ, as à¸ªà¸¡… or as
 * เธชเธก…. Null for any other text, in Thai or in the Latin letters of another language.
 */
export function findDoubleEncoding(text: string): DoubleEncoding | null {
  const readAs = THAI.test(text) ? 'TIS-620' : 'Latin-1';
  if (isMostly(text, readAs === 'TIS-620' ? UTF_8_AS_TIS_620 : UTF_8_AS_LATIN_1)) {
    const original = text.includes(LOST) ? null : decodeAgain(text, ENCODINGS[readAs]);
    if (!original?.includes(LOST)) return { original, written: 'UTF-8', readAs };
  }
  if (readAs === 'TIS-620' || !(text.match(LATIN_WORDS) ?? []).some(isThaiInLatin1)) return null;
  return { original: toThai(text), written: 'TIS-620', readAs };
}

const ENCODINGS = { 'TIS-620': 'windows-874', 'Latin-1': 'windows-1252' } as const;

function isMostly(text: string, pairs: RegExp): boolean {
  const count = text.match(pairs)?.length ?? 0;
  return count >= LEAST_PAIRS && count * CHARACTERS_PER_PAIR >= (text.match(NOT_ASCII)?.length ?? 0);
}

/** ญ looks like a soft hyphen, which stands in numbers too. */
function isThaiInLatin1(written: string): boolean {
  const word = written.replaceAll('\u00ad', '');
  return TIS_620_AS_LATIN_1.test(word) && THAI_CONSONANT.test(toThai(word));
}

function toThai(text: string): string {
  return iconv.decode(iconv.encode(text, 'latin1'), 'windows-874');
}

function decodeAgain(text: string, readAs: string): string {
  return new TextDecoder('utf-8').decode(
    Uint8Array.from(text, (letter) => toByte(letter, readAs)).filter(Boolean),
  );
}

/** The byte that an encoding shows as a character; characters that it lacks stand for their own number. */
function toByte(letter: string, readAs: string): number {
  const code = letter.codePointAt(0) ?? 0;
  const byte = iconv.encode(letter, readAs)[0] ?? 0;
  const isKnown = iconv.decode(Buffer.from([byte]), readAs) === letter;
  return isKnown ? byte : code & 0xff;
}
