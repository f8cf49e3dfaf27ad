import { onlyDigits } from '@sahakorn/thai/digits';

/** Where the printed number has its dashes: after so many digits. */
const BREAKS = [1, 5, 10, 12];

/** Writes the digits that are there as the card does, `1-1002-003`; what goes beyond the last group follows it. */
export function groupDigits(digits: string): string {
  const starts = [0, ...BREAKS.filter((at) => at < digits.length)];
  return starts.map((start, index) => digits.slice(start, starts[index + 1])).join('-');
}

/**
 * Groups what an input holds after it was typed or pasted into, as Western digits, and leaves the caret behind the same
 * digit: after something was deleted before the dash that follows, else behind it.
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

/** Backspace and Delete take a digit, not the dash that stands before it: the caret steps over the dash first. */
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
