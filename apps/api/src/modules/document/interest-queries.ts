import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { inSnapshot } from '../../db/snapshot.ts';

export type InterestQueries = ReturnType<typeof createInterestQueries>;

/** Interest of one calendar year, by account and by contract. */
export type InterestOfYear = Awaited<ReturnType<InterestQueries['findInterest']>>;

/** The code of interest among the movements of a deposit (docs/guides/import.md). */
const INTEREST = 'INT';

export function createInterestQueries(db: Kysely<Database>) {
  return {
    /** What the member received and paid as interest from 1 January to 31 December of a Gregorian year. */
    findInterest: (membershipNo: string, year: number) =>
      inSnapshot(db, async (snapshot) => ({
        deposits: await depositInterest(snapshot, membershipNo, year),
        loans: await loanInterest(snapshot, membershipNo, year),
      })),
  };
}

function depositInterest(db: Kysely<Database>, membershipNo: string, year: number) {
  return db
    .selectFrom('deposit_account as account')
    .innerJoin('deposit_entry as entry', 'entry.deposit_account_no', 'account.deposit_account_no')
    .select(['account.deposit_account_no', 'deposit_type_name'])
    .select((eb) => [
      eb.fn.sum<string>('entry.amount').as('interest'),
      eb.fn.sum<string>('entry.tax_amount').as('tax'),
    ])
    .where('account.membership_no', '=', membershipNo)
    .where('entry.item_type_code', '=', INTEREST)
    .where('entry.operate_date', '>=', `${year}-01-01`)
    .where('entry.operate_date', '<=', `${year}-12-31`)
    .groupBy(['account.deposit_account_no', 'deposit_type_name'])
    .orderBy('account.deposit_account_no')
    .execute();
}

/** `interest` is null if the books leave that of a movement out. */
function loanInterest(db: Kysely<Database>, membershipNo: string, year: number) {
  return db
    .selectFrom('loan_contract as contract')
    .innerJoin('loan_entry as entry', 'entry.loan_contract_no', 'contract.loan_contract_no')
    .select(['contract.loan_contract_no', 'loan_type_description'])
    .select([
      sql<string | null>`case when bool_and(interest_amount is not null) then sum(interest_amount) end`.as(
        'interest',
      ),
    ])
    .where('contract.membership_no', '=', membershipNo)
    .where('entry.loan_payment_date', '>=', `${year}-01-01`)
    .where('entry.loan_payment_date', '<=', `${year}-12-31`)
    .groupBy(['contract.loan_contract_no', 'loan_type_description'])
    .orderBy('contract.loan_contract_no')
    .execute();
}
