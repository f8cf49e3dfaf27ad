import { VISITOR, clearDraft, readDraft as readStoredDraft, writeDraft } from '../session/drafts.ts';

/** A verified identity, valid for setting one password. */
export type IdentityProof = {
  ticket: string;
  until: number;
  /** The masked e-mail address of the confirmation code; null if none was sent. */
  codeSentTo: string | null;
  terms: { version: number | null; title: string; bodyHtml: string } | null;
};

/** A partly filled registration or password reset. Never contains a password. */
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

/** Short, since the device may be shared. */
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

/** A reload keeps only number and names: id card, birth date and proof are never written to storage. */
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
