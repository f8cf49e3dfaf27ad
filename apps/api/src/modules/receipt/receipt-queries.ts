import type { Kysely, Selectable } from 'kysely';
import { sql } from 'kysely';
import { asJsonColumns } from '../../db/json-columns.ts';
import type { ReceiptLineTable } from '../../db/receipt-schema.ts';
import type { Database } from '../../db/schema.ts';

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

const LINE_COLUMNS = [...CHARGE_COLUMNS, 'balance_after'] as const;
const LINE_DECIMALS = ['principal_amount', 'interest_amount', 'amount', 'balance_after'];

type Line = Pick<Selectable<ReceiptLineTable>, (typeof LINE_COLUMNS)[number]>;

/** The lines of a receipt, in the order of the books. */
const LINES = sql<Line[]>`
  (select coalesce(json_agg(line), '[]') from (
    select ${asJsonColumns(LINE_COLUMNS, LINE_DECIMALS)} from receipt_line
    where receipt_line.membership_no = receipt.membership_no
      and receipt_line.receive_year = receipt.receive_year
      and receipt_line.receive_month = receipt.receive_month
      and receipt_line.seq_no = receipt.seq_no
    order by line_no) as line)`;

export function createReceiptQueries(db: Kysely<Database>) {
  return {
    /** Receipts and invoices with their lines, the newest month first; with a limit, only the newest. */
    listReceipts: (membershipNo: string, limit?: number) =>
      db
        .selectFrom('receipt')
        .modifyFront(sql`/* plan: receipts */`)
        .select(['receive_year', 'receive_month', 'seq_no', 'receipt_no', 'receipt_date'])
        .select(['receipt_status', 'posted', 'charged_amount', 'collected_amount'])
        .select(LINES.as('lines'))
        .where('membership_no', '=', membershipNo)
        .orderBy('receive_year', 'desc')
        .orderBy('receive_month', 'desc')
        .orderBy('seq_no', 'desc')
        .$call((query) => (limit === undefined ? query : query.limit(limit)))
        .execute(),

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
