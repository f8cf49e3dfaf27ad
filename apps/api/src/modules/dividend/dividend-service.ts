import type { DividendExplanation } from '@sahakorn/contract/dividend-explanation';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { inSnapshot } from '../../db/snapshot.ts';
import type { CooperativeRules } from '../rules/cooperative-rules.ts';
import { explainDividend } from './explain-dividend.ts';
import { readInterestBooks } from './interest-paid.ts';
import { readPaymentBooks } from './missed-payments.ts';

/** A year as stored, with what was deducted. */
export type DividendRecord = Awaited<ReturnType<DividendService['listReleased']>>[number];

const RELEASED = '1';

/** Reads dividends and average returns. */
export class DividendService {
  readonly #db: Kysely<Database>;
  readonly #rules: CooperativeRules;

  constructor({ db, rules }: { db: Kysely<Database>; rules: CooperativeRules }) {
    this.#db = db;
    this.#rules = rules;
  }

  /** The years that are released, the newest first. */
  listReleased(membershipNo: string) {
    return inSnapshot(this.#db, (snapshot) => withDeductions(snapshot, membershipNo));
  }

  /** The same years, each with what the rules make of its shares and interest. */
  async listExplained(membershipNo: string): Promise<DividendExplanation[]> {
    const rules = await this.#rules.readBook();
    const { years, ...books } = await inSnapshot(this.#db, async (snapshot) => ({
      years: await withDeductions(snapshot, membershipNo),
      shares: await listShareMovements(snapshot, membershipNo),
      interest: await readInterestBooks(snapshot, membershipNo),
      payments: await readPaymentBooks(snapshot, membershipNo),
    }));
    return years.map((year) => explainDividend(year, books, rules));
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

function listShareMovements(db: Kysely<Database>, membershipNo: string) {
  return db
    .selectFrom('share_entry')
    .select(['seq_no', 'operate_date', 'item_type_code', 'item_type_description', 'period'])
    .select(['share_value', 'share_stock'])
    .where('membership_no', '=', membershipNo)
    .orderBy('seq_no')
    .execute();
}
