import type { Kysely, SelectQueryBuilder } from 'kysely';
import { sql } from 'kysely';
import { ledgerQueries } from '../../db/ledger.ts';
import type { Database } from '../../db/schema.ts';
import { inSnapshot } from '../../db/snapshot.ts';

export type LoanQueries = ReturnType<typeof createLoanQueries>;

const CONTRACT_COLUMNS = [
  'loan_contract_no',
  'loan_type_code',
  'loan_type_description',
  'begin_date',
  'loan_approve_amount',
  'principal_balance',
  'period_payment_amount',
  'last_period',
  'installment_count',
  'interest_rate',
  'interest_arrear',
  'payment_type',
  'drop_payment_status',
  'close_status',
] as const;

const ENTRY_COLUMNS = [
  'seq_no',
  'loan_payment_date',
  'item_type_code',
  'item_type_description',
  'period',
  'principal_amount',
  'interest_amount',
  'total_amount',
  'principal_balance',
  'doc_no',
] as const;

export function createLoanQueries(db: Kysely<Database>) {
  return {
    /** Runs several queries on one snapshot of the books. */
    inSnapshot: <Result>(work: (queries: LoanQueriesInSnapshot) => Promise<Result>): Promise<Result> =>
      inSnapshot(db, (snapshot) => work(queriesOn(snapshot))),
  };
}

type LoanQueriesInSnapshot = ReturnType<typeof queriesOn>;

function queriesOn(db: Kysely<Database>) {
  const getContracts = (membershipNo: string) =>
    db.selectFrom('loan_contract').select(CONTRACT_COLUMNS).where('membership_no', '=', membershipNo);

  return {
    listContracts: (membershipNo: string) =>
      withCollateral(
        db,
        getContracts(membershipNo)
          .orderBy('principal_balance', (order) => order.desc().nullsLast())
          .orderBy('begin_date', 'desc')
          .orderBy('loan_contract_no'),
      ),

    async findContract(membershipNo: string, contractNo: string) {
      const contract = getContracts(membershipNo).where('loan_contract_no', '=', contractNo);
      const [found] = await withCollateral(db, contract);
      return found ?? null;
    },

    ...ledgerQueries(db, {
      table: 'loan_entry',
      owner: 'loan_contract_no',
      day: 'loan_payment_date',
      amount: 'principal_amount',
      balance: 'principal_balance',
      kindName: 'item_type_description',
      columns: ENTRY_COLUMNS,
      moreSums: {
        // A sum over movements of which one states no interest would be too small, so it is left out.
        interest_amount: sql<string | null>`
          case when count(*) = count(interest_amount) then coalesce(sum(interest_amount), 0.00) end`,
      },
    }),
  };
}

type Contract = { loan_contract_no: string };

/** The contracts, each with what secures it in the order of the contract. */
async function withCollateral<Row extends Contract>(
  db: Kysely<Database>,
  query: SelectQueryBuilder<Database, 'loan_contract', Row>,
) {
  const contracts = await query.execute();
  const numbers = contracts.map(({ loan_contract_no }) => loan_contract_no);
  const found = await db
    .selectFrom('loan_collateral')
    .select(['loan_contract_no', 'collateral_type', 'description', 'used_amount', 'status'])
    .where('loan_contract_no', '=', sql<string>`any(${numbers}::text[])`)
    .orderBy('loan_contract_no')
    .orderBy('seq_no')
    .execute();
  const byContract = Map.groupBy(found, ({ loan_contract_no }) => loan_contract_no);
  return contracts.map((contract) => ({
    ...contract,
    collateral: byContract.get(contract.loan_contract_no) ?? [],
  }));
}
