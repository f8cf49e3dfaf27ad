import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { inSnapshot } from '../../db/snapshot.ts';

/** A year as stored, with what was deducted. */
export type DividendRecord = Awaited<ReturnType<DividendService['listReleased']>>[number];

const RELEASED = '1';

/** Reads dividends and average returns. */
export class DividendService {
  readonly #db: Kysely<Database>;

  constructor({ db }: { db: Kysely<Database> }) {
    this.#db = db;
  }

  /** The years that are released, the newest first. */
  listReleased(membershipNo: string) {
    return inSnapshot(this.#db, (snapshot) => withDeductions(snapshot, membershipNo));
  }
}

async function withDeductions(db: Kysely<Database>, membershipNo: string) {
  const years = await db
    .selectFrom('dividend')
    .select(['account_year', 'dividend_rate', 'average_return_rate', 'dividend', 'average_return'])
    .select(['drop_dividend', 'drop_average', 'base_interest', 'net_amount'])
    .select(['pay_method', 'bank_name', 'bank_account', 'paid_on'])
    .where('membership_no', '=', membershipNo)
    .where('release_status', '=', RELEASED)
    .orderBy('account_year', 'desc')
    .execute();
  const deductions = await db
    .selectFrom('dividend_deduction')
    .select(['account_year', 'description', 'amount'])
    .where('membership_no', '=', membershipNo)
    .orderBy('seq_no')
    .execute();
  const byYear = Map.groupBy(deductions, ({ account_year }) => account_year);
  return years.map((year) => ({ ...year, deductions: byYear.get(year.account_year) ?? [] }));
}
