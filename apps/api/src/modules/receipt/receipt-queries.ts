import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { inSnapshot } from '../../db/snapshot.ts';

export type ReceiptQueries = ReturnType<typeof createReceiptQueries>;

const CHARGE_COLUMNS = [
  'item_type_code',
  'item_type_name',
  'description',
  'period',
  'principal_amount',
  'interest_amount',
  'amount',
] as const;

export function createReceiptQueries(db: Kysely<Database>) {
  return {
    /** Receipts and invoices with their lines, the newest month first; with a limit the newest alone. */
    listReceipts: (membershipNo: string, limit?: number) =>
      inSnapshot(db, async (snapshot) => withLines(snapshot, membershipNo, limit)),

    listCollections: (membershipNo: string) =>
      db
        .selectFrom('collection')
        .select(['receive_year', 'receive_month', 'charged_amount', 'collected_amount', 'missed_amount'])
        .select(['paid_later_amount', 'paid_later_on', 'outstanding_amount', 'reason'])
        .where('membership_no', '=', membershipNo)
        .orderBy('receive_year', 'desc')
        .orderBy('receive_month', 'desc')
        .execute(),

    /** The items of the newest month, if it is still an invoice. */
    listComingCharges: (membershipNo: string) =>
      db
        .selectFrom('receipt_line')
        .innerJoin('receipt', (join) =>
          join
            .onRef('receipt.membership_no', '=', 'receipt_line.membership_no')
            .onRef('receipt.receive_year', '=', 'receipt_line.receive_year')
            .onRef('receipt.receive_month', '=', 'receipt_line.receive_month')
            .onRef('receipt.seq_no', '=', 'receipt_line.seq_no'),
        )
        .select(['receipt_line.receive_year', 'receipt_line.receive_month', ...CHARGE_COLUMNS])
        .where('receipt_line.membership_no', '=', membershipNo)
        .where('posted', '=', '0')
        .where('receipt_status', '=', '0')
        .where(
          sql<boolean>`(receipt.receive_year, receipt.receive_month) = (
            select receive_year, receive_month from receipt as newest
            where newest.membership_no = ${membershipNo}
            order by receive_year desc, receive_month desc limit 1)`,
        )
        .orderBy('item_type_code')
        .orderBy('receipt_line.seq_no')
        .orderBy('line_no')
        .execute(),
  };
}

async function withLines(db: Kysely<Database>, membershipNo: string, limit: number | undefined) {
  const receipts = await db
    .selectFrom('receipt')
    .select(['receive_year', 'receive_month', 'seq_no', 'receipt_no', 'receipt_date'])
    .select(['receipt_status', 'posted', 'charged_amount', 'collected_amount'])
    .where('membership_no', '=', membershipNo)
    .orderBy('receive_year', 'desc')
    .orderBy('receive_month', 'desc')
    .orderBy('seq_no', 'desc')
    .$call((query) => (limit === undefined ? query : query.limit(limit)))
    .execute();
  const oldest = receipts.at(-1);
  if (!oldest) return [];
  const lines = await db
    .selectFrom('receipt_line')
    .select(['receive_year', 'receive_month', 'seq_no', ...CHARGE_COLUMNS, 'balance_after'])
    .where('membership_no', '=', membershipNo)
    .where(
      sql<boolean>`(receive_year, receive_month) >= (${oldest.receive_year}::int, ${oldest.receive_month}::int)`,
    )
    .orderBy('line_no')
    .execute();
  const byReceipt = Map.groupBy(lines, getKey);
  return receipts.map((receipt) => ({ ...receipt, lines: byReceipt.get(getKey(receipt)) ?? [] }));
}

type ReceiptKey = { receive_year: number; receive_month: number; seq_no: number };

function getKey({ receive_year, receive_month, seq_no }: ReceiptKey): string {
  return `${receive_year}-${receive_month}-${seq_no}`;
}
