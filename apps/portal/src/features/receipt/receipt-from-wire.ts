import type { CremationReceipt as WireCremation } from '@sahakorn/contract/cremation';
import type * as wire from '@sahakorn/contract/receipt';
import { getMoneySign, sumMoney } from '@sahakorn/thai/money';

export type Paper = ReturnType<typeof paperFromWire>;
export type Charge = ReturnType<typeof chargeFromWire>;
export type Receipt = ReturnType<typeof receiptFromWire>;
export type CremationReceipt = ReturnType<typeof cremationFromWire>;
export type Collection = ReturnType<typeof collectionFromWire>;

export type PaperKind = 'invoice' | 'receipt' | 'unpaid' | 'returned';

export type ReceiptLine = Charge & { balanceAfter: string | null };

export type Bill = { year: number; month: number; total: string };

type Month = { year: number; month: number };

export function sameMonth(one: Month, other: Month): boolean {
  return one.year === other.year && one.month === other.month;
}

const POSTED = '1';
const GIVEN_BACK = '2';

type Head = Omit<wire.Receipt, 'lines'>;

function getKind({ posted, receipt_status, charged_amount, collected_amount }: Head): PaperKind {
  if (receipt_status === GIVEN_BACK) return 'returned';
  if (posted !== POSTED) return 'invoice';
  return getMoneySign(collected_amount) <= 0 && getMoneySign(charged_amount) > 0 ? 'unpaid' : 'receipt';
}

function paperFromWire(head: Head) {
  return {
    year: head.receive_year,
    month: head.receive_month,
    seqNo: head.seq_no,
    receiptNo: head.receipt_no,
    date: head.receipt_date,
    kind: getKind(head),
    charged: head.charged_amount,
    collected: head.collected_amount,
  };
}

function chargeFromWire(charge: wire.MonthlyCharge) {
  return {
    code: charge.item_type_code,
    name: charge.item_type_name,
    subject: charge.description,
    period: charge.period,
    principal: charge.principal_amount,
    interest: charge.interest_amount,
    amount: charge.amount,
  };
}

export function receiptFromWire(receipt: wire.Receipt) {
  const lines = receipt.lines.map((line) => ({ ...chargeFromWire(line), balanceAfter: line.balance_after }));
  return { ...paperFromWire(receipt), lines };
}

export function cremationFromWire(receipt: WireCremation) {
  return {
    ...paperFromWire(receipt),
    societyName: receipt.crem_name,
    caseCount: receipt.case_count,
    ratePerCase: receipt.rate_per_case,
    amount: receipt.amount,
  };
}

export function collectionFromWire(collection: wire.Collection) {
  return {
    year: collection.receive_year,
    month: collection.receive_month,
    charged: collection.charged_amount,
    collected: collection.collected_amount,
    missed: collection.missed_amount,
    paidLater: collection.paid_later_amount,
    paidLaterOn: collection.paid_later_on,
    outstanding: collection.outstanding_amount,
    reason: collection.reason,
  };
}

/** The items of the coming month as one bill; null where nothing is asked for yet. */
export function billFromWire(items: wire.MonthlyBillItem[]): Bill | null {
  const [first] = items;
  if (!first) return null;
  const total = sumMoney(items.map(({ amount }) => amount));
  return { year: first.receive_year, month: first.receive_month, total };
}
