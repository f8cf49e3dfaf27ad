import type { Expression, Kysely, SqlBool } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { inSnapshot } from '../../db/snapshot.ts';

/** A Gregorian month. */
export type Month = { year: number; month: number };

/** A receipt or an invoice with its lines. */
export type Paper = Awaited<ReturnType<typeof listPapers>>[number];

/** A line of a paper; of a loan with its terms and what it stood at before. */
export type PaperLine = Paper['lines'][number];

/** The papers of a month and of the month before it, each the newest first. */
export type PapersOfMonths = { current: readonly Paper[]; before: readonly Paper[] };

export type DeductionQueries = ReturnType<typeof createDeductionQueries>;

const RETURNED = '2';
const MONTHS_A_YEAR = 12;

export function createDeductionQueries(db: Kysely<Database>) {
  return {
    /** The papers by which a month (null: the newest) is compared with the month before. */
    findPapers: (membershipNo: string, month: Month | null): Promise<PapersOfMonths> =>
      inSnapshot(db, async (snapshot) => {
        const chosen = month ?? (await findNewestMonth(snapshot, membershipNo));
        if (!chosen) return { current: [], before: [] };
        const number = toNumber(chosen);
        const papers = await listPapers(snapshot, membershipNo, [number - 1, number]);
        const inMonth = (one: number) => keepValid(papers.filter((paper) => toNumber(paper) === one));
        return { current: inMonth(number), before: inMonth(number - 1) };
      }),
  };
}

function toNumber({ year, month }: Month): number {
  return year * MONTHS_A_YEAR + month;
}

/** Without the papers that were returned, unless the month has no other: then the newest of them. */
function keepValid(papers: readonly Paper[]): readonly Paper[] {
  const valid = papers.filter(({ receipt_status }) => receipt_status !== RETURNED);
  return valid.length > 0 ? valid : papers.slice(0, 1);
}

function findNewestMonth(db: Kysely<Database>, membershipNo: string): Promise<Month | undefined> {
  return db
    .selectFrom('receipt')
    .select(['receive_year as year', 'receive_month as month'])
    .where('membership_no', '=', membershipNo)
    .orderBy('receive_year', 'desc')
    .orderBy('receive_month', 'desc')
    .executeTakeFirst();
}

/** The papers of these months, the newest first. */
async function listPapers(db: Kysely<Database>, membershipNo: string, months: readonly number[]) {
  const inMonths = (table: string): Expression<SqlBool> =>
    sql<SqlBool>`${sql.ref(`${table}.receive_year`)} * ${sql.lit(MONTHS_A_YEAR)}
      + ${sql.ref(`${table}.receive_month`)} = any(${months}::int[])`;
  const papers = await db
    .selectFrom('receipt')
    .select(['receive_year as year', 'receive_month as month', 'seq_no', 'receipt_date as day'])
    .select(['receipt_status', 'posted', 'charged_amount', 'collected_amount'])
    .where('membership_no', '=', membershipNo)
    .where(inMonths('receipt'))
    .orderBy('receive_year', 'desc')
    .orderBy('receive_month', 'desc')
    .orderBy('seq_no', 'desc')
    .execute();
  const lines = await selectLines(db)
    .where('line.membership_no', '=', membershipNo)
    .where(inMonths('line'))
    .orderBy('line.line_no')
    .execute();
  return papers.map((paper) => ({
    ...paper,
    lines: lines.filter((line) => line.seq_no === paper.seq_no && toNumber(line) === toNumber(paper)),
  }));
}

/** A line that is not paid yet names its contract as its description, and no row of the ledger. */
function selectLines(db: Kysely<Database>) {
  return db
    .selectFrom('receipt_line as line')
    .innerJoin('receipt', (join) =>
      join
        .onRef('receipt.membership_no', '=', 'line.membership_no')
        .onRef('receipt.receive_year', '=', 'line.receive_year')
        .onRef('receipt.receive_month', '=', 'line.receive_month')
        .onRef('receipt.seq_no', '=', 'line.seq_no'),
    )
    .leftJoin('loan_contract as contract', (join) =>
      join
        .onRef('contract.membership_no', '=', 'line.membership_no')
        .on('contract.loan_contract_no', '=', (is) =>
          is.fn.coalesce('line.loan_contract_no', 'line.description'),
        ),
    )
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('loan_entry')
          .select(['loan_payment_date', 'principal_balance'])
          .whereRef('loan_entry.loan_contract_no', '=', 'contract.loan_contract_no')
          .where(
            sql<boolean>`case when line.loan_seq_no is null then loan_payment_date < receipt.receipt_date
              else loan_entry.seq_no < line.loan_seq_no end`,
          )
          .orderBy('loan_entry.seq_no', 'desc')
          .limit(1)
          .as('entry'),
      (join) => join.onTrue(),
    )
    .select(['line.receive_year as year', 'line.receive_month as month', 'line.seq_no'])
    .select(['item_type_code', 'item_type_name', 'line.description', 'interest_amount', 'amount'])
    .select(['receipt.receipt_date as day', 'balance_after'])
    .select(['begin_date', 'interest_rate', 'payment_type', 'period_payment_amount'])
    .select(['entry.principal_balance as balance_before', 'entry.loan_payment_date as interest_from']);
}
