const SARA_AE_TYPED_TWICE = /เเ/g;
const SPLIT_SARA_AM = /ํ([่-๋]?)า/g;
const SARA_AM_BEFORE_TONE = /ำ([่-๋])/g;
const TONE_BEFORE_VOWEL = /([่-๋])([ัิ-ื])/g;
const TONE_BEHIND_VOWEL = /([ะา])([่-๋])/g;
const MARK_TYPED_TWICE = /([ัิ-ู็-์])\1+/g;
const ZERO_WIDTH = /[\u200b\u200c\u2060\ufeff]|\u200d(?!\p{Extended_Pictographic})/gu;

/**
 * Normalises the spelling of Thai text for searching and comparing: NFC, ํ and า to ำ (with its tone mark
 * before it), two เ to แ, no zero-width characters. The joiner inside an emoji is kept.
 */
export function normaliseThai(text: string): string {
  return text
    .replace(ZERO_WIDTH, '')
    .normalize('NFC')
    .replace(SARA_AE_TYPED_TWICE, 'แ')
    .replace(SPLIT_SARA_AM, '$1ำ')
    .replace(SARA_AM_BEFORE_TONE, '$1ำ');
}

/**
 * `normaliseThai` that also corrects typing errors: ก่ี
 * for กี่, กา่ for ก่า, a mark typed twice.
 */
export function normaliseMarks(text: string): string {
  return normaliseThai(text)
    .replace(TONE_BEFORE_VOWEL, '$2$1')
    .replace(TONE_BEHIND_VOWEL, '$2$1')
    .replace(MARK_TYPED_TWICE, '$1');
}
