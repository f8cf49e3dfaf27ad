import { onlyDigits, toArabicDigits } from '@sahakorn/thai/digits';
import type { KeyboardEvent } from 'react';

const DIGIT_KEY = /^(?:Digit|Numpad)([0-9])$/;

function isShortcut(event: KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing;
}

/**
 * The digit of a key, as a Western digit: by its character, else by its position, since the digit row of a Thai
 * keyboard types letters. `undefined` for other keys.
 */
function getDigit({ key, code, shiftKey }: KeyboardEvent): string | undefined {
  const typed = onlyDigits(key);
  if (typed) return typed;
  return shiftKey ? undefined : DIGIT_KEY.exec(code)?.[1];
}

/** Inserts text at the caret, as typing would, and notifies React. */
function insertText(input: HTMLInputElement, text: string) {
  input.setRangeText(text, input.selectionStart ?? 0, input.selectionEnd ?? input.value.length, 'end');
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
}

/**
 * Numeric key filter: of the keys that type a character only digits pass, Thai ones as Western digits. Shortcuts,
 * arrows, deleting, Tab and Enter are not filtered.
 */
export function filterDigitKey(event: KeyboardEvent<HTMLInputElement>) {
  const input = event.currentTarget;
  if (event.key.length !== 1 || isShortcut(event) || input.readOnly) return;
  const digit = getDigit(event);
  if (digit === event.key) return;
  event.preventDefault();
  if (digit) insertText(input, digit);
}

/** Removes all but digits from an input, after pasting or from a phone's keyboard, and keeps the caret in place. */
export function keepDigits(input: HTMLInputElement) {
  const digits = onlyDigits(input.value);
  if (digits === input.value) return;
  const caret = onlyDigits(input.value.slice(0, input.selectionStart ?? undefined)).length;
  input.value = digits;
  input.setSelectionRange(caret, caret);
}

/** Replaces the text of an editable input if it differs, and notifies React. */
export function replaceText(input: HTMLInputElement, text: string) {
  if (text === input.value || input.readOnly) return;
  input.setRangeText(text, 0, input.value.length, 'end');
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }));
}

/** Whether a pasted text has any digit, Western or Thai. */
export function hasDigit(text: string): boolean {
  return /[0-9]/.test(toArabicDigits(text));
}
