import type { StatementChoice, StatementPage } from '../../domain/statement/statement.ts';
import type * as wire from '@sahakorn/contract/deposit';
import { totalsFromWire } from '../../domain/statement/statement-wire.ts';

export type DepositAccount = ReturnType<typeof accountFromWire>;
export type DepositEntry = ReturnType<typeof entryFromWire>;

export type DepositStatementPage = StatementPage<DepositAccount, DepositEntry>;

export type DepositFilter = StatementChoice & { accountNo: string };

const CLOSED = '1';

export function accountFromWire(account: wire.DepositAccount) {
  return {
    accountNo: account.deposit_account_no,
    typeCode: account.deposit_type_code,
    typeName: account.deposit_type_name,
    name: account.deposit_account_name,
    balance: account.balance,
    withdrawable: account.withdrawable_amount,
    accumulatedInterest: account.accumulated_interest,
    heldForLoans: account.loan_holding_amount,
    monthlyDeposit: account.monthly_deposit_amount,
    openedOn: account.opened_on,
    maturesOn: account.maturity_on,
    closed: account.close_status === CLOSED,
  };
}

function entryFromWire(entry: wire.DepositEntry) {
  return {
    seqNo: entry.seq_no,
    date: entry.operate_date,
    kindCode: entry.item_type_code,
    description: entry.item_description,
    note: entry.note,
    amount: entry.amount,
    balance: entry.balance,
    fee: entry.fee_amount,
    tax: entry.tax_amount,
    docNo: entry.doc_no,
  };
}

export function statementFromWire(statement: wire.DepositStatement): DepositStatementPage {
  return {
    head: accountFromWire(statement.head),
    entries: statement.data.map(entryFromWire),
    totals: totalsFromWire(statement.totals),
    kinds: statement.kinds.map((kind) => ({
      code: kind.item_type_code,
      description: kind.item_description,
    })),
    nextCursor: statement.next_cursor,
  };
}
