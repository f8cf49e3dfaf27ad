/** A ticket is good for one password. */
export type IdentityTicketTable = {
  ticket_hash: Buffer;
  membership_no: string;
  /** The terms that were shown with it. */
  terms_version: number | null;
  expires_at: Date;
};
