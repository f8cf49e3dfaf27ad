import { getFields, parseJson, parseText } from '../input/parse.ts';
import type { Session } from './session.ts';
import { local, readItem, writeItem } from '../input/storage.ts';

/** The specification's key (section 9). No other file knows it. */
const STORAGE_KEY = 'user';

/** Larger than any real session; longer values are not parsed. */
const MAX_STORED_LENGTH = 4096;

const TOKEN_LENGTH = { min: 1, max: 1024 };
const NAME_LENGTH = { max: 200 };
const MEMBERSHIP_NO = /^\d{6}$/;

/** The stored session in the names of the specification (section 3). */
type StoredUser = {
  token: string;
  membership_no: string;
  member: { prename: string; member_name: string; member_surname: string };
  impersonator?: string | undefined;
};

let tabOnly: string | undefined;

/** An incomplete session is removed. */
export function readSession(): Session | null {
  const text = tabOnly ?? readItem(local, STORAGE_KEY);
  const session = parseSession(text);
  if (!session) clearSession();
  return session;
}

/** Stores the session. False if storage is blocked: then it lasts until the tab is closed. */
export function writeSession(session: Session): boolean {
  const { token, membershipNo, prename, firstName, surname, impersonator } = session;
  const text = JSON.stringify({
    token,
    membership_no: membershipNo,
    member: { prename, member_name: firstName, member_surname: surname },
    impersonator,
  } satisfies StoredUser);
  const stored = writeItem(local, STORAGE_KEY, text);
  // Removes an older session, which must not reappear on the next page load.
  if (!stored) clearSession();
  tabOnly = stored ? undefined : text;
  return stored;
}

export function clearSession(token?: string): void {
  if (token !== undefined) {
    const stored = parseSession(tabOnly ?? readItem(local, STORAGE_KEY));
    if (stored && stored.token !== token) return;
  }
  tabOnly = undefined;
  writeItem(local, STORAGE_KEY, null);
}

/** Calls back when another tab signs in or out. Returns a function that unsubscribes. */
export function onOtherTab(callback: () => void): () => void {
  const handleStorage = (event: StorageEvent) => {
    // A null key means that everything was cleared.
    if (event.key === STORAGE_KEY || event.key === null) callback();
  };
  addEventListener('storage', handleStorage);
  return () => removeEventListener('storage', handleStorage);
}

function parseSession(text: string): Session | null {
  if (text.length > MAX_STORED_LENGTH) return null;
  const stored = getFields(parseJson(text));
  const member = getFields(stored['member']);
  const token = parseText(stored['token'], TOKEN_LENGTH);
  const membershipNo = parseText(stored['membership_no']);
  const prename = member['prename'] === undefined ? '' : parseText(member['prename'], NAME_LENGTH);
  const firstName = parseText(member['member_name'], NAME_LENGTH);
  const surname = parseText(member['member_surname'], NAME_LENGTH);
  const impersonator = parseText(stored['impersonator'], NAME_LENGTH);
  if (token === undefined || prename === undefined || firstName === undefined || surname === undefined)
    return null;
  if (membershipNo === undefined || !MEMBERSHIP_NO.test(membershipNo)) return null;
  // A malformed impersonator must not turn the session into the member's own.
  if (stored['impersonator'] !== undefined && impersonator === undefined) return null;
  return {
    token,
    membershipNo,
    prename,
    firstName,
    surname,
    ...(impersonator !== undefined && { impersonator }),
  };
}
