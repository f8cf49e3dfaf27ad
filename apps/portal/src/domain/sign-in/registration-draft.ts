import { VISITOR, clearDraft, readDraft as readStoredDraft, writeDraft } from '../session/drafts.ts';

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

const FORM = 'registration';

/** Someone else may sit down at the same device. */
const EXPIRES_AFTER_MS = 15 * 60 * 1000;

const EMPTY: RegistrationDraft = {
  membershipNo: '',
  idCard: '',
  dateOfBirth: null,
  firstName: '',
  surname: '',
  proof: null,
};

const EMPTY_STORED = { membershipNo: '', firstName: '', surname: '', at: '' };

let cached: { draft: RegistrationDraft; at: number } | null = null;

/** After a reload only number and names are left: id card, birth date and proof never reach the storage. */
export function readDraft(now = Date.now()): RegistrationDraft {
  const { draft, at } = cached ?? readStored();
  if (now - at < EXPIRES_AFTER_MS) return draft;
  discardDraft();
  return EMPTY;
}

export function saveDraft(changed: Partial<RegistrationDraft>, now = Date.now()): RegistrationDraft {
  const draft = { ...readDraft(now), ...changed };
  cached = { draft, at: now };
  const { membershipNo, firstName, surname } = draft;
  writeDraft(FORM, VISITOR, { membershipNo, firstName, surname, at: String(now) });
  return draft;
}

export function discardDraft(): void {
  cached = null;
  clearDraft(FORM);
}

function readStored(): { draft: RegistrationDraft; at: number } {
  const { at, ...typed } = readStoredDraft(FORM, VISITOR, EMPTY_STORED) ?? EMPTY_STORED;
  return { draft: { ...EMPTY, ...typed }, at: Number(at) };
}
