import { type Kysely, sql } from 'kysely';
import { findLastMovement } from '../../db/last-movement.ts';
import type { Database } from '../../db/schema.ts';
import { inSnapshot } from '../../db/snapshot.ts';

export type InterestQueries = ReturnType<typeof createInterestQueries>;

/** Interest of one calendar year, by account and by contract. */
export type InterestOfYear = {
  year: number;
  /** The last day that the books know (`YYYY-MM-DD`); null if they know the whole year. */
  until: string | null;
} & Interest;

type Interest = {
  deposits: Awaited<ReturnType<typeof depositInterest>>;
  loans: Awaited<ReturnType<typeof loanInterest>>;
};

type Period = { membershipNo: string; from: string; to: string };

/** The code of interest among the movements of a deposit (docs/guides/import.md). */
const INTEREST = 'INT';

export function createInterestQueries(db: Kysely<Database>) {
  return {
    /** What the member received and paid as interest in a Gregorian year, up to `today` (`YYYY-MM-DD`). */
    findInterest: (membershipNo: string, year: number, today: string): Promise<InterestOfYear> =>
      inSnapshot(db, async (snapshot) => {
        const lastDay = `${year}-12-31`;
        const to = today < lastDay ? today : lastDay;
        const interest = await readInterest(snapshot, { membershipNo, from: `${year}-01-01`, to });
        const known = await findLastMovement(snapshot, today);
        const isOver = today > lastDay && (known === null || known >= lastDay);
        return { year, until: isOver ? null : getLastDay(interest, known), ...interest };
      }),

    /** The same, of the days that a certificate states. */
    findStatedInterest: (membershipNo: string, { year, until }: Pick<InterestOfYear, 'year' | 'until'>) =>
      inSnapshot(db, async (snapshot): Promise<InterestOfYear> => {
        const days = { from: `${year}-01-01`, to: until ?? `${year}-12-31` };
        return { year, until, ...(await readInterest(snapshot, { membershipNo, ...days })) };
      }),
  };
}

async function readInterest(db: Kysely<Database>, period: Period): Promise<Interest> {
  return { deposits: await depositInterest(db, period), loans: await loanInterest(db, period) };
}

function getLastDay({ deposits, loans }: Interest, known: string | null): string | null {
  const days = [known, ...[...deposits, ...loans].map(({ last_day }) => last_day)];
  return (
    days
      .filter((day) => day !== null)
      .toSorted()
      .at(-1) ?? null
  );
}

/** The books post what the account received; the tax that was withheld from it stands beside it. */
function depositInterest(db: Kysely<Database>, { membershipNo, from, to }: Period) {
  return db
    .selectFrom('deposit_account as account')
    .innerJoin('deposit_entry as entry', 'entry.deposit_account_no', 'account.deposit_account_no')
    .select(['account.deposit_account_no', 'deposit_type_name'])
    .select((eb) => [
      sql<string>`sum(entry.amount + entry.tax_amount)`.as('gross'),
      eb.fn.sum<string>('entry.tax_amount').as('tax'),
      eb.fn.sum<string>('entry.amount').as('net'),
      eb.fn.max('entry.operate_date').as('last_day'),
    ])
    .where('account.membership_no', '=', membershipNo)
    .where('entry.item_type_code', '=', INTEREST)
    .where('entry.operate_date', '>=', from)
    .where('entry.operate_date', '<=', to)
    .groupBy(['account.deposit_account_no', 'deposit_type_name'])
    .orderBy('account.deposit_account_no')
    .execute();
}

/** `interest` is null if the books leave that of a movement out. */
function loanInterest(db: Kysely<Database>, { membershipNo, from, to }: Period) {
  return db
    .selectFrom('loan_contract as contract')
    .innerJoin('loan_entry as entry', 'entry.loan_contract_no', 'contract.loan_contract_no')
    .select(['contract.loan_contract_no', 'loan_type_description'])
    .select((eb) => [
      sql<string | null>`case when bool_and(interest_amount is not null) then sum(interest_amount) end`.as(
        'interest',
      ),
      eb.fn.max('entry.loan_payment_date').as('last_day'),
    ])
    .where('contract.membership_no', '=', membershipNo)
    .where('entry.loan_payment_date', '>=', from)
    .where('entry.loan_payment_date', '<=', to)
    .groupBy(['contract.loan_contract_no', 'loan_type_description'])
    .orderBy('contract.loan_contract_no')
    .execute();
}
