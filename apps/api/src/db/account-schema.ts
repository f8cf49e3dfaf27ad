import type { Generated } from 'kysely';

/** A ticket is good for one password. */
export type IdentityTicketTable = {
  ticket_hash: Buffer;
  membership_no: string;
  /** The terms that were shown with it. */
  terms_version: number | null;
  /** Hash of the code that was mailed with it. */
  code_hash: Buffer | null;
  expires_at: Date;
};

/** Lets an officer view the portal as a member, once. */
export type ImpersonationTicketTable = {
  ticket_hash: Buffer;
  membership_no: string;
  staff: string;
  reason: string;
  expires_at: Date;
};

/** A notice to a member by mail. */
export type NoticeKind =
  | 'registered'
  | 'password-changed'
  | 'password-reset'
  | 'new-device'
  | 'identity-code';

export type NoticeTable = {
  id: Generated<string>;
  membership_no: string;
  kind: NoticeKind;
  /** Masked once the notice is processed. */
  address: string;
  device: string;
  happened_at: Date;
  attempts: Generated<number>;
  due_at: Date | null;
  sent_at: Generated<Date | null>;
  given_up_at: Generated<Date | null>;
  last_error: Generated<string | null>;
  /** The code of an `identity-code` notice, until it is processed. */
  code: Generated<string | null>;
};

export type AccountTable = {
  membership_no: string;
  password_hash: string;
  must_reset: Generated<boolean>;
  /** When a temporary password expires; null for the member's own password. */
  given_password_until: Generated<Date | null>;
  created_at: Date;
  password_changed_at: Date;
  /** When it was last set without the old one. */
  password_reset_at: Generated<Date | null>;
  disabled_at: Generated<Date | null>;
};

export type SessionTable = {
  token_hash: Buffer;
  membership_no: string;
  created_at: Date;
  last_seen_at: Date;
  idle_seconds: number;
  absolute_expires_at: Date;
  remember: boolean;
  user_agent: Generated<string>;
  address: Generated<string>;
  impersonator: Generated<string | null>;
  /** The password reset that this session shows to the member; null if there is none to show. */
  password_reset_at: Generated<Date | null>;
};

export type SignInThrottleTable = {
  subject: string;
  failures: number;
  locked_until: Date | null;
  counted_at: Date;
};

export type DeviceTraceTable = { membership_no: string; trace: Buffer; seen_at: Date };

export type SpentProofTable = { signature: Buffer; expires_at: Date };
