import type { StatementChoice, StatementPage } from '../../domain/statement/statement.ts';
import type * as wire from '@sahakorn/contract/share';
import { totalsFromWire } from '../../domain/statement/statement-wire.ts';

export type ShareAccount = ReturnType<typeof accountFromWire>;
export type ShareEntry = ReturnType<typeof entryFromWire>;

/** One page of the share register, newest movement first. Its head is null for a member without shares. */
export type ShareStatementPage = StatementPage<ShareAccount | null, ShareEntry>;

export type ShareFilter = StatementChoice;

const PAYMENT_SUSPENDED = '1';

function accountFromWire(account: wire.ShareAccount) {
  return {
    stock: account.share_stock,
    monthlyPayment: account.share_amount,
    lastPeriod: account.period,
    paymentSuspended: account.drop_status === PAYMENT_SUSPENDED,
    broughtForward: account.brought_forward,
  };
}

function entryFromWire(entry: wire.ShareEntry) {
  return {
    seqNo: entry.seq_no,
    date: entry.operate_date,
    kindCode: entry.item_type_code,
    description: entry.item_type_description,
    period: entry.period,
    amount: entry.share_value,
    stock: entry.share_stock,
    docNo: entry.doc_no,
  };
}

export function statementFromWire(statement: wire.ShareStatement): ShareStatementPage {
  return {
    head: statement.head && accountFromWire(statement.head),
    entries: statement.data.map(entryFromWire),
    totals: totalsFromWire(statement.totals),
    kinds: statement.kinds.map((kind) => ({
      code: kind.item_type_code,
      description: kind.item_type_description,
    })),
    nextCursor: statement.next_cursor,
  };
}
