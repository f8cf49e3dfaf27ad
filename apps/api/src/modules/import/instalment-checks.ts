import { getInstalment } from '@sahakorn/rules/instalment';
import type { Instalment } from '@sahakorn/rules/loan';
import { TO_SATANG } from '@sahakorn/rules/rounding';
import { fromSatang, toSatang } from '@sahakorn/thai/money';
import type { ClientBase } from 'pg';
import type { CheckOptions, Contradiction } from './contradiction.ts';
import { getImportTable } from './tables/import-tables.ts';
import { getStagingTable } from './staging.ts';
import type { StagedBook } from './merged-rows.ts';

const LOANS_A_BATCH = 5000;

const CONSTANT: Readonly<Record<string, Instalment['constant']>> = { '01': 'principal', '02': 'total' };

/** A loan that repays longer than this counts as never repaid. */
const MAX_MONTHS = 1200;

type LoanRow = {
  line: number;
  loan_contract_no: string;
  principal_balance: string;
  period_payment_amount: string;
  interest_rate: string;
  payment_type: string;
  /** Instalments that are still to come; null if the contract has no number of them. */
  left: number | null;
};

/**
 * Finds open loans of the file whose instalments do not repay them: with one instalment
 * more than the contract has, more would still be owed. Loans of which a term is missing or
 * whose payments are suspended are left out.
 */
export async function findInstalmentContradictions(
  client: ClientBase,
  books: readonly StagedBook[],
  { signal }: CheckOptions,
): Promise<Contradiction[]> {
  const found: Contradiction[] = [];
  if (!books.some(({ table }) => table.name === 'member_loan')) return found;
  for (let last = ''; ;) {
    const loans = await listLoans(client, last);
    found.push(...loans.flatMap(checkLoan));
    signal.throwIfAborted();
    last = loans.at(-1)?.loan_contract_no ?? last;
    if (loans.length < LOANS_A_BATCH) return found;
  }
}

function checkLoan(loan: LoanRow): Contradiction[] {
  const { line, loan_contract_no: account, period_payment_amount: stated, left } = loan;
  const constant = CONSTANT[loan.payment_type];
  if (constant === undefined) return [];
  const terms = { principal: toSatang(loan.principal_balance), rate: loan.interest_rate };
  const needed = (months: number) => getInstalment({ ...terms, months }, constant, TO_SATANG).amount;
  const months = left === null ? MAX_MONTHS : Math.max(0, left) + 1;
  if (toSatang(stated) >= needed(months)) return [];
  const expected = left === null ? null : fromSatang(needed(Math.max(1, left)));
  return [{ line, account, seq: null, stated, expected }];
}

async function listLoans(client: ClientBase, after: string): Promise<LoanRow[]> {
  const { rows } = await client.query<LoanRow>(
    `select file_line as line, loan_contract_no, held.principal_balance, held.period_payment_amount,
            held.interest_rate, held.payment_type, held.installment_count - coalesce(held.last_period, 0) as left
     from ${getStagingTable(getImportTable('member_loan'))} as staged
     join loan_contract as held using (loan_contract_no)
     where loan_contract_no > $1 and held.close_status = '0' and held.drop_payment_status = '0'
       and held.principal_balance > 0 and held.period_payment_amount > 0
       and held.interest_rate is not null and held.payment_type is not null
     order by loan_contract_no limit ${LOANS_A_BATCH}`,
    [after],
  );
  return rows;
}
