import type { InterestPaid } from '@sahakorn/contract/dividend-explanation';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { getDays } from './share-year.ts';

/** The interest on one contract in one year. */
export type InterestOfYear = InterestPaid & { account_year: number };

/** A contract whose ledger begins with a later row than its first. */
type BegunLater = Omit<InterestPaid, 'interest'> & { begin_date: string; first_day: string };

/** The interest that a member paid, and the contracts of which the books lack the first movements. */
export type InterestBooks = { paid: readonly InterestOfYear[]; begunLater: readonly BegunLater[] };

export async function readInterestBooks(db: Kysely<Database>, membershipNo: string): Promise<InterestBooks> {
  return {
    paid: await listInterestPaid(db, membershipNo),
    begunLater: await listBegunLater(db, membershipNo),
  };
}

/** What was paid in a year by contract; null where the books do not state all of it. */
export function getInterestOfYear({ paid, begunLater }: InterestBooks, accountYear: number): InterestPaid[] {
  const { from, to } = getDays(accountYear);
  const unknown = begunLater.filter(({ begin_date, first_day }) => begin_date <= to && first_day > from);
  const isKnown = ({ loan_contract_no }: InterestPaid) =>
    unknown.every((contract) => contract.loan_contract_no !== loan_contract_no);
  return [
    ...paid
      .filter(({ account_year }) => account_year === accountYear)
      .map(({ account_year: _year, ...one }) => one)
      .filter(isKnown),
    ...unknown.map(({ begin_date: _begin, first_day: _first, ...contract }) => ({
      ...contract,
      interest: null,
    })),
  ];
}

/** By year and contract, without those on which none was paid. */
function listInterestPaid(db: Kysely<Database>, membershipNo: string): Promise<InterestOfYear[]> {
  const year = sql<number>`extract(year from loan_payment_date)::integer`;
  const interest = sql<
    string | null
  >`case when bool_and(interest_amount is not null) then sum(interest_amount) end`;
  return db
    .selectFrom('loan_contract as contract')
    .innerJoin('loan_entry as entry', 'entry.loan_contract_no', 'contract.loan_contract_no')
    .select(['contract.loan_contract_no', 'loan_type_description', 'close_status'])
    .select([year.as('account_year'), interest.as('interest')])
    .where('contract.membership_no', '=', membershipNo)
    .groupBy(['contract.loan_contract_no', year])
    .having(sql<boolean>`${interest} is distinct from 0`)
    .orderBy('begin_date')
    .orderBy('contract.loan_contract_no')
    .execute();
}

async function listBegunLater(db: Kysely<Database>, membershipNo: string): Promise<BegunLater[]> {
  const { rows } = await sql<BegunLater>`
    select loan_contract_no, loan_type_description, close_status, begin_date, first.loan_payment_date as first_day
    from loan_contract as contract
    cross join lateral (
      select seq_no, loan_payment_date from loan_entry as entry
      where entry.loan_contract_no = contract.loan_contract_no order by seq_no limit 1) as first
    where membership_no = ${membershipNo} and first.seq_no > 1
    order by begin_date, loan_contract_no`.execute(db);
  return rows;
}
