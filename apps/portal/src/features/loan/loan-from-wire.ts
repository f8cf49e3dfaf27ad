import type { StatementChoice, StatementPage, StatementTotals } from '../../domain/statement/statement.ts';
import type * as wire from '@sahakorn/contract/loan';
import { totalsFromWire } from '../../domain/statement/statement-wire.ts';

export type LoanContract = ReturnType<typeof contractFromWire>;
export type LoanEntry = ReturnType<typeof entryFromWire>;
export type Collateral = ReturnType<typeof collateralFromWire>;

/** `interest` is null where one of the movements found states none. */
export type LoanTotals = StatementTotals & { interest: string | null };

export type LoanStatementPage = StatementPage<LoanContract, LoanEntry, LoanTotals>;

export type LoanFilter = StatementChoice & { contractNo: string };

const COLLATERAL_KINDS: Readonly<Record<string, 'person' | 'shares' | 'deposit' | 'property'>> = {
  '01': 'person',
  '02': 'shares',
  '03': 'deposit',
  '04': 'property',
};
const CONSTANTS: Readonly<Record<string, 'principal' | 'total'>> = { '01': 'principal', '02': 'total' };
const STATES: Readonly<Record<string, 'closed' | 'transferred'>> = { '1': 'closed', T: 'transferred' };
const RELEASED = '0';
const PAYMENTS_GO_ON = '0';

export function contractFromWire(contract: wire.LoanContract) {
  return {
    contractNo: contract.loan_contract_no,
    typeName: contract.loan_type_description,
    begunOn: contract.begin_date,
    approved: contract.loan_approve_amount,
    balance: contract.principal_balance,
    installment: contract.period_payment_amount,
    lastPeriod: contract.last_period,
    periodCount: contract.installment_count,
    interestRate: contract.interest_rate,
    interestArrears: contract.interest_arrear,
    constant: (contract.payment_type !== null && CONSTANTS[contract.payment_type]) || null,
    paymentSuspended: contract.drop_payment_status !== PAYMENTS_GO_ON,
    state: STATES[contract.close_status] ?? 'open',
    collateral: contract.collateral.map(collateralFromWire),
  };
}

function collateralFromWire(collateral: wire.LoanContract['collateral'][number]) {
  return {
    kind: COLLATERAL_KINDS[collateral.collateral_type] ?? 'other',
    description: collateral.description,
    amount: collateral.used_amount,
    released: collateral.status === RELEASED,
  };
}

function entryFromWire(entry: wire.LoanEntry) {
  return {
    seqNo: entry.seq_no,
    date: entry.loan_payment_date,
    kindCode: entry.item_type_code,
    description: entry.item_type_description,
    period: entry.period,
    principal: entry.principal_amount,
    interest: entry.interest_amount,
    total: entry.total_amount,
    balance: entry.principal_balance,
    docNo: entry.doc_no,
  };
}

export function statementFromWire(statement: wire.LoanStatement): LoanStatementPage {
  return {
    head: contractFromWire(statement.head),
    entries: statement.data.map(entryFromWire),
    totals: { ...totalsFromWire(statement.totals), interest: statement.totals.interest_amount },
    kinds: statement.kinds.map((kind) => ({
      code: kind.item_type_code,
      description: kind.item_type_description,
    })),
    nextCursor: statement.next_cursor,
  };
}
