import { accountTables } from './account-tables.ts';
import { ledgerTables } from './ledger-tables.ts';
import type { MemberTable } from './member-table.ts';
import { postingTables } from './posting-tables.ts';
import { receiptTables } from './receipt-tables.ts';
import { registerTables } from './register-tables.ts';

/** Every part of a member's data, in the order of the files. */
export const memberTables: readonly MemberTable[] = [
  ...registerTables,
  ...ledgerTables,
  ...receiptTables,
  ...accountTables,
  ...postingTables,
];

/** Tables with membership numbers that are not exported, and why. */
export const TABLES_NOT_EXPORTED: Readonly<Record<string, string>> = {
  deposit_kind: 'sums of deposit_entry',
  deposit_month: 'sums of deposit_entry',
  device_trace: 'hashes of devices, from which nothing can be read',
  identity_ticket: 'opens a password for ten minutes',
  impersonation_ticket: 'opens a session for a minute; its officer and reason are in the activity',
  issued_document_detail: 'the figures of a document, which the member has on paper, with digests of them',
  visitor_post: 'the address of what was written, by number of the post',
};
