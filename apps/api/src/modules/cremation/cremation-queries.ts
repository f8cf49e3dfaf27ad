import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

export type CremationQueries = ReturnType<typeof createCremationQueries>;

export function createCremationQueries(db: Kysely<Database>) {
  return {
    listReceipts: (membershipNo: string) =>
      db
        .selectFrom('cremation_receipt')
        .select(['receive_year', 'receive_month', 'seq_no', 'receipt_no', 'receipt_date'])
        .select(['receipt_status', 'posted', 'charged_amount', 'collected_amount'])
        .select(['crem_code', 'crem_name', 'case_count', 'rate_per_case', 'amount'])
        .where('membership_no', '=', membershipNo)
        .orderBy('receive_year', 'desc')
        .orderBy('receive_month', 'desc')
        .orderBy('seq_no', 'desc')
        .execute(),
  };
}
