import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { inSnapshot } from '../../db/snapshot.ts';

export type LoanOutlookQueries = ReturnType<typeof createLoanOutlookQueries>;
export type LoanOutlookReading = ReturnType<typeof queriesOn>;

const OPEN = '0';

export function createLoanOutlookQueries(db: Kysely<Database>) {
  return {
    /** Runs several queries on one snapshot of the books. */
    inSnapshot: <Result>(work: (queries: LoanOutlookReading) => Promise<Result>): Promise<Result> =>
      inSnapshot(db, (snapshot) => work(queriesOn(snapshot))),
  };
}

function queriesOn(db: Kysely<Database>) {
  const getContracts = (membershipNo: string) =>
    db.selectFrom('loan_contract').selectAll().where('membership_no', '=', membershipNo);

  return {
    listOpenContracts: (membershipNo: string) =>
      getContracts(membershipNo)
        .where('close_status', '=', OPEN)
        .orderBy('principal_balance', (order) => order.desc().nullsLast())
        .orderBy('begin_date', 'desc')
        .orderBy('loan_contract_no')
        .execute(),

    async findContract(membershipNo: string, contractNo: string) {
      const contract = await getContracts(membershipNo)
        .where('loan_contract_no', '=', contractNo)
        .executeTakeFirst();
      return contract ?? null;
    },

    /** The ledgers of some contracts, each in order. */
    listEntries: (contractNumbers: readonly string[]) =>
      db
        .selectFrom('loan_entry')
        .select([
          'loan_contract_no',
          'seq_no',
          'loan_payment_date',
          'item_type_code',
          'item_type_description',
        ])
        .select(['period', 'principal_amount', 'interest_amount', 'principal_balance'])
        .where('loan_contract_no', '=', sql<string>`any(${contractNumbers}::text[])`)
        .orderBy('loan_contract_no')
        .orderBy('seq_no')
        .execute(),

    /** The last month that was billed to a member; null where none was. */
    async findLastBill(membershipNo: string) {
      const bill = await db
        .selectFrom('receipt')
        .select(['receive_year', 'receive_month'])
        .where('membership_no', '=', membershipNo)
        .orderBy('receive_year', 'desc')
        .orderBy('receive_month', 'desc')
        .limit(1)
        .executeTakeFirst();
      return bill ?? null;
    },
  };
}

/** A row of a ledger, with what members read of it. */
export type LedgerEntry = Awaited<ReturnType<LoanOutlookReading['listEntries']>>[number];
