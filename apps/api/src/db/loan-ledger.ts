import type { Selectable } from 'kysely';
import { type JoinedKind, joinRowsByKind, splitRowsByKind } from './joined-rows.ts';
import type { LoanEntryTable } from './ledger-schema.ts';

/** A row of a loan's ledger, with what members read of it. */
export type LedgerEntry = Pick<
  Selectable<LoanEntryTable>,
  | 'seq_no'
  | 'loan_payment_date'
  | 'item_type_code'
  | 'item_type_description'
  | 'period'
  | 'principal_amount'
  | 'interest_amount'
  | 'principal_balance'
>;

const COLUMNS = [
  'seq_no',
  'loan_payment_date',
  'period',
  'principal_amount',
  'interest_amount',
  'principal_balance',
];

/** The rows of a ledger in a query, from `source`, in any order. */
export function selectLedger(source: string): string {
  return joinRowsByKind(COLUMNS, source);
}

/** The same rows in the order of their posting. */
export function readLedger(ledger: readonly JoinedKind[]): LedgerEntry[] {
  return splitRowsByKind(ledger, COLUMNS.length, toEntry);
}

function toEntry(
  [seqNo, day = '', period, principal = '', interest, balance = '']: string[],
  { item_type_code, item_type_description }: JoinedKind,
): LedgerEntry {
  return {
    seq_no: Number(seqNo),
    loan_payment_date: day,
    item_type_code,
    item_type_description,
    period: period ? Number(period) : null,
    principal_amount: principal,
    interest_amount: interest || null,
    principal_balance: balance,
  };
}
