import { local, readItem, writeItem } from '../../lib/storage.ts';

const STORAGE_KEY = 'sahakorn.membership-no';

/** The membership number that this device remembers, or an empty text. */
export function readRememberedNumber(): string {
  const text = readItem(local, STORAGE_KEY);
  return /^\d{6}$/.test(text) ? text : '';
}

/** Remembers a number on this device; null forgets it. */
export function rememberNumber(membershipNo: string | null): void {
  writeItem(local, STORAGE_KEY, membershipNo);
}
