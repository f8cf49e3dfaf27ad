import { onlyDigits } from '@sahakorn/thai/digits';

/** Positions of the dashes, in digits. */
const BREAKS = [1, 5, 10, 12];

/** Groups the digits as on the card, `1-1002-003`; extra digits follow the last group. */
export function groupDigits(digits: string): string {
  const starts = [0, ...BREAKS.filter((at) => at < digits.length)];
  return starts.map((start, index) => digits.slice(start, starts[index + 1])).join('-');
}

/**
 * Groups the text of an input after typing or pasting, as Western digits, and keeps the caret after the same digit:
 * before the following dash after a deletion, else after it.
 */
export function groupInput(input: HTMLInputElement, deleted: boolean): void {
  const before = onlyDigits(input.value.slice(0, input.selectionStart ?? undefined)).length;
  const text = groupDigits(onlyDigits(input.value));
  if (text === input.value) return;
  input.value = text;
  const caret = caretBehind(text, before);
  const overDash = !deleted && text[caret] === '-' ? 1 : 0;
  input.setSelectionRange(caret + overDash, caret + overDash);
}

/** Backspace and Delete remove a digit, not a dash: the caret skips the dash first. */
export function stepOverDash(input: HTMLInputElement, key: string): void {
  const { selectionStart: caret, selectionEnd } = input;
  if (caret === null || caret !== selectionEnd || input.readOnly) return;
  if (key === 'Backspace' && input.value[caret - 1] === '-') input.setSelectionRange(caret - 1, caret - 1);
  if (key === 'Delete' && input.value[caret] === '-') input.setSelectionRange(caret + 1, caret + 1);
}

function caretBehind(text: string, digits: number): number {
  let caret = 0;
  for (let seen = 0; seen < digits && caret < text.length; caret += 1) {
    if (text[caret] !== '-') seen += 1;
  }
  return caret;
}
