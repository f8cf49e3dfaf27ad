import { local, readItem, writeItem } from '../../lib/input/storage.ts';

const STORAGE_KEY = 'sahakorn.membership-no';

export function readRememberedNumber(): string {
  const text = readItem(local, STORAGE_KEY);
  return /^\d{6}$/.test(text) ? text : '';
}

export function rememberNumber(membershipNo: string | null): void {
  writeItem(local, STORAGE_KEY, membershipNo);
}
