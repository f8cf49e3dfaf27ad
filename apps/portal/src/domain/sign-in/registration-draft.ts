import { parseAmount, getFields, parseJson, parseText } from '../../lib/input/parse.ts';
import { readItem, session, writeItem } from '../../lib/input/storage.ts';

/** A proved identity, good for setting one password. */
export type IdentityProof = {
  ticket: string;
  until: number;
  /** Where a code was mailed that the password needs too, masked; null where none was. */
  codeSentTo: string | null;
  terms: { version: number | null; title: string; bodyHtml: string } | null;
};

/** What was typed so far of registering, or of a forgotten password. A password is never part of it. */
export type RegistrationDraft = {
  membershipNo: string;
  idCard: string;
  /** `YYYY-MM-DD`, Gregorian. */
  dateOfBirth: string | null;
  firstName: string;
  surname: string;
  proof: IdentityProof | null;
};

const STORAGE_KEY = 'sahakorn.registration';

/** Someone else may sit down at the same device. */
const FORGOTTEN_AFTER_MS = 15 * 60 * 1000;

const EMPTY: RegistrationDraft = {
  membershipNo: '',
  idCard: '',
  dateOfBirth: null,
  firstName: '',
  surname: '',
  proof: null,
};

type Stored = Pick<RegistrationDraft, 'membershipNo' | 'firstName' | 'surname'> & { at: number };

const NUMBER_LENGTH = { max: 10 };
const NAME_LENGTH = { max: 200 };

let kept: { draft: RegistrationDraft; at: number } | null = null;

/** After a reload only number and names are left: id card, birth date and proof never reach the storage. */
export function readDraft(now = Date.now()): RegistrationDraft {
  const { draft, at } = kept ?? readStored();
  if (now - at < FORGOTTEN_AFTER_MS) return draft;
  forgetDraft();
  return EMPTY;
}

export function keepDraft(changed: Partial<RegistrationDraft>, now = Date.now()): RegistrationDraft {
  const draft = { ...readDraft(now), ...changed };
  kept = { draft, at: now };
  const { membershipNo, firstName, surname } = draft;
  const stored: Stored = { membershipNo, firstName, surname, at: now };
  writeItem(session, STORAGE_KEY, JSON.stringify(stored));
  return draft;
}

export function forgetDraft(): void {
  kept = null;
  writeItem(session, STORAGE_KEY, null);
}

function readStored(): { draft: RegistrationDraft; at: number } {
  const stored = getFields(parseJson(readItem(session, STORAGE_KEY)));
  const membershipNo = parseText(stored['membershipNo'], NUMBER_LENGTH);
  const firstName = parseText(stored['firstName'], NAME_LENGTH);
  const surname = parseText(stored['surname'], NAME_LENGTH);
  const at = parseAmount(stored['at']);
  if (membershipNo === undefined || firstName === undefined || surname === undefined || at === undefined) {
    return { draft: EMPTY, at: 0 };
  }
  return { draft: { ...EMPTY, membershipNo, firstName, surname }, at };
}
