import type { Insertable } from 'kysely';
import type { CollectionTable, ReceiptLineTable, ReceiptTable } from '../receipt-schema.ts';
import type { Day } from './pay-days.ts';
import { getMonth, yearAndMonth, getYear } from './pay-days.ts';
import type { Satang } from './satang.ts';
import { toDecimal } from './satang.ts';

export type Receipt = Insertable<ReceiptTable>;
export type ReceiptLine = Insertable<ReceiptLineTable>;
export type Collection = Insertable<CollectionTable>;

/** The ledger row that a line of a receipt is made of; none while nothing was paid. */
export type Source = Partial<
  Pick<
    ReceiptLine,
    'share_seq_no' | 'loan_contract_no' | 'loan_seq_no' | 'deposit_account_no' | 'deposit_seq_no'
  >
>;

/** One item of a member's monthly charges. */
export type Charge = {
  code: string;
  name: string;
  description: string;
  period: number | null;
  principal: Satang;
  interest: Satang;
  balanceAfter: string | null;
};

/** The outcome of a month: deducted with a receipt, returned unpaid, or still in the future. */
export type ReceiptState = 'paid' | 'returned' | 'invoice';

/** The receipt of a pay day with its lines; its sums are those of the lines. */
export function writeReceipt(
  membershipNo: string,
  payDay: Day,
  state: ReceiptState,
  charges: readonly (Charge & { source: Source })[],
): { receipt: Receipt; lines: ReceiptLine[] } {
  const key = {
    membership_no: membershipNo,
    receive_year: getYear(payDay),
    receive_month: getMonth(payDay),
    seq_no: 1,
  };
  const charged = charges.reduce((sum, { principal, interest }) => sum + principal + interest, 0);
  const receipt: Receipt = {
    ...key,
    receipt_no: state === 'invoice' ? null : `${yearAndMonth(payDay)}-${membershipNo}`,
    receipt_date: payDay,
    receipt_status: state === 'returned' ? '2' : '0',
    posted: state === 'invoice' ? '0' : '1',
    charged_amount: toDecimal(charged),
    collected_amount: toDecimal(state === 'paid' ? charged : 0),
  };
  const lines = charges.map((charge, index) => ({ ...key, line_no: index + 1, ...toLine(charge) }));
  return { receipt, lines };
}

/** The outcome of a receipt's month on its pay day. */
export function getCollection(receipt: Receipt): Collection {
  const { membership_no, receive_year, receive_month, charged_amount, collected_amount } = receipt;
  return {
    membership_no,
    receive_year,
    receive_month,
    charged_amount,
    collected_amount,
    reason: charged_amount === collected_amount ? null : 'หน่วยงานต้นสังกัดไม่ได้หักเงินเดือน',
  };
}

function toLine(charge: Charge & { source: Source }) {
  return {
    item_type_code: charge.code,
    item_type_name: charge.name,
    description: charge.description,
    period: charge.period,
    principal_amount: toDecimal(charge.principal),
    interest_amount: toDecimal(charge.interest),
    amount: toDecimal(charge.principal + charge.interest),
    balance_after: charge.balanceAfter,
    share_seq_no: null,
    loan_contract_no: null,
    loan_seq_no: null,
    deposit_account_no: null,
    deposit_seq_no: null,
    ...charge.source,
  };
}
