import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

/** The kinds of audit entries. Their names never change. */
export type AuditKind =
  | 'signed-in'
  | 'signed-in-new-device'
  | 'sign-in-failed'
  | 'signed-out'
  | 'sessions-ended'
  | 'password-changed'
  | 'password-change-failed'
  | 'identity-failed'
  | 'registered'
  | 'password-reset'
  | 'account-given'
  | 'account-closed'
  | 'account-opened'
  | 'reset-required'
  | 'terms-accepted'
  | 'document-opened'
  | 'deposit-nickname-changed'
  | 'impersonation-allowed'
  | 'impersonation-started'
  | 'impersonation-request'
  | 'impersonation-ended'
  | 'data-downloaded'
  | 'data-download-failed'
  | 'data-download-broken'
  | 'consent-given'
  | 'consent-withdrawn'
  | 'privacy-requested'
  | 'privacy-answered'
  | 'confirmation-opened'
  | 'confirmation-answered'
  | 'confirmation-submitted'
  | 'audit-ended'
  | 'board-removed'
  | 'board-answered'
  | 'demand-read'
  | 'demand-answered'
  | 'demand-state'
  | 'demand-hidden'
  | 'breach-recorded';

/** Never a password, a token, an id card or an account number. */
export type AuditDetails = Readonly<Record<string, string | number | boolean>>;

export type AuditEntryTable = {
  id: GeneratedAlways<string>;
  happened_at: Date;
  kind: AuditKind;
  membership_no: string | null;
  staff: string | null;
  address: string;
  user_agent: string;
  details: JSONColumnType<AuditDetails>;
};

export type AuditLinkTable = {
  position: string;
  entry_id: string;
  /** 1: linked before links had digests. The digest then is over that of the link before it and the entry. */
  version: number;
  /** When the entry happened; null if it was deleted before links recorded that. */
  happened_at: Date | null;
  /** SHA-256 of the entry with its position. It stays when the entry is deleted. */
  digest: Buffer;
  /** SHA-256 of the hash before and of this link. */
  hash: Buffer;
  /** The entry that records that this one was removed, its time being over. */
  ended_by: Generated<string | null>;
};
