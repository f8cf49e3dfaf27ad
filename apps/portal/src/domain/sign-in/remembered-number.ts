const STORAGE_KEY = 'sahakorn.membership-no';

/** The number of the member who asked this device to remember them, or an empty text. Never a password. */
export function readRememberedNumber(): string {
  try {
    const text = localStorage.getItem(STORAGE_KEY) ?? '';
    return /^\d{6}$/.test(text) ? text : '';
  } catch {
    return ''; // blocked storage remembers nobody
  }
}

/** Remembers a number on this device; null forgets the one that is remembered. */
export function rememberNumber(membershipNo: string | null): void {
  try {
    if (membershipNo === null) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, membershipNo);
  } catch {
    // Blocked or full storage: the number is typed again next time.
  }
}
