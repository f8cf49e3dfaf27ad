import { normaliseThai } from '@sahakorn/thai/normalise';

/**
 * Letters of other scripts, and digits, that look like a Latin letter; the Latin letter is the first of each.
 */
const LOOKALIKES = [
  'aаαɑᴀꭺꓮ@4',
  'bвьβʙᏼꓐ6',
  'cсϲᴄꮯꓚ',
  'dԁɗᴅꭰꓓᗪ',
  'eеεёᴇꭼꓰ3',
  'fғƒꜰꓝ',
  'hһнʜꮋꓧ',
  'iіιıїlӏɪʟꭵꮮꓲꓡ1|!ɩ',
  'jјᴊꭻꓙ',
  'kкκᴋꮶꓗ',
  'mмμᴍꮇꓟ',
  'nпոռηɴꓠ',
  'oоοօᴏꓳ0๐',
  'pрρᴘꮲꓑ',
  'rгᴦʀꭱꮢꓣ',
  'sѕꜱꮪꓢ5$',
  'tтτᴛꭲꓔ7',
  'uυսцᴜꓴ',
  'vνѵᴠꮩꓦ',
  'wшωԝᴡꮃꓪ',
  'xхχ',
  'yуγүʏꓬ',
  'zᴢꮓꓜ2',
];
/** Thai letters that differ by a small loop or stroke, or that are no longer used. */
const THAI_LOOKALIKES = ['ขฃ', 'คฅดต', 'ชซ', 'ณฌญ', 'ฎฏ', 'ถภ', 'ทฑ', 'บป', 'ผฝ', 'พฟ', 'ลส', 'าๅ'];
const LETTERS = new Map(
  [...LOOKALIKES, ...THAI_LOOKALIKES].flatMap((letters) =>
    [...letters].map((letter) => [letter, letters.charAt(0)]),
  ),
);

/** Pairs of letters that look like one. */
const PAIRS = [
  ['rn', 'm'],
  ['vv', 'w'],
  ['cl', 'd'],
] as const;

/**
 * Lao letters stand in Unicode as far from the Thai ones that they resemble as the blocks from each other.
 */
const LAO = /[\u0E81-\u0ECD]/gu;
const LAO_FROM_THAI = 0x80;

/** What Thai readers hardly see is missing or added: tone marks, the silencing mark, short vowels above. */
const THAI_MARKS = /[\u0E47-\u0E4E\u0E3A]/gu;
/** It looks like a tone mark, but makes another word: it is ignored in long words only. */
const MAI_HAN_AKAT = /\u0E31/gu;
/** Vowels that differ by one stroke are read as the first of their kind. */
const THAI_VOWELS = [
  [/[\u0E35-\u0E37]/gu, '\u0E34'],
  [/\u0E39/gu, '\u0E38'],
] as const;
/** Of other scripts than Thai and Lao. */
const MARKS = /[^\P{M}\u0E31-\u0E4E\u0EB1-\u0ECD]/gu;
/** Characters that are not shown, also soft hyphens, direction marks and variation selectors. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
/** Letters in circles and boxes, and those of flags, which NFKC leaves; each list has them from A to Z. */
const BOXED_LETTERS = /[\u{1F150}-\u{1F189}\u{1F1E6}-\u{1F1FF}]/gu;
const BOXED_STARTS = [0x1f1e6, 0x1f170, 0x1f150];
const NOT_LETTERS = /[^\p{L}\p{M}\p{N}]+/gu;

/**
 * A name as a hasty reader sees it: one case, one script for letters that
 * look alike, no marks, signs or spaces.
 */
export function fold(name: string): string {
  // Two Greek capitals resemble other Latin letters than their small forms do.
  const visible = name.replace(INVISIBLE, '').replace(BOXED_LETTERS, unbox).normalize('NFKC');
  const letters = normaliseThai(visible.replaceAll('Ν', 'n').replaceAll('Η', 'h'))
    .toLowerCase()
    .normalize('NFD')
    .replace(MARKS, '');
  const single = [...toThai(letters)].map((letter) => LETTERS.get(letter) ?? letter).join('');
  const latin = PAIRS.reduce((text, [pair, letter]) => text.replaceAll(pair, letter), single);
  const thai = THAI_VOWELS.reduce((text, [vowel, first]) => text.replace(vowel, first), latin);
  return thai.replace(THAI_MARKS, '').normalize('NFC').replace(NOT_LETTERS, ' ').trim();
}

function unbox(letter: string): string {
  const point = letter.codePointAt(0) ?? 0;
  const start = BOXED_STARTS.find((first) => point >= first) ?? point;
  return String.fromCodePoint('a'.charCodeAt(0) + point - start);
}

function toThai(text: string): string {
  return text.replace(LAO, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) - LAO_FROM_THAI));
}

export const compact = (folded: string) => folded.replaceAll(' ', '');

export const bare = (folded: string) => compact(folded).replace(MAI_HAN_AKAT, '');
