import type { Generated } from 'kysely';

/** A ticket is good for one password. */
export type IdentityTicketTable = {
  ticket_hash: Buffer;
  membership_no: string;
  /** The terms that were shown with it. */
  terms_version: number | null;
  /** Of the code that was mailed with it. */
  code_hash: Buffer | null;
  expires_at: Date;
};

/** Lets an officer look in the place of a member, once. */
export type ImpersonationTicketTable = {
  ticket_hash: Buffer;
  membership_no: string;
  staff: string;
  reason: string;
  expires_at: Date;
};

/** Of what a member is told by mail. */
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
  /** Masked once the notice is done with. */
  address: string;
  device: string;
  happened_at: Date;
  attempts: Generated<number>;
  due_at: Date | null;
  sent_at: Generated<Date | null>;
  given_up_at: Generated<Date | null>;
  last_error: Generated<string | null>;
  /** Of an `identity-code`, until it is done with. */
  code: Generated<string | null>;
};
