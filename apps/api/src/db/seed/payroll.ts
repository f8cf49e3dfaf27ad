import { formatDepositAccountNo } from '@sahakorn/thai/account-no';
import type { Calendar } from './calendar.ts';
import type { EverydayAccount } from './everyday-account.ts';
import { MONTHLY_SAVING } from './everyday-account.ts';
import type { LoanBook } from './loan-book.ts';
import { LOAN_TYPES } from './loan-terms.ts';
import type { Day } from './pay-days.ts';
import type { Charge, Collection, Receipt, ReceiptLine, ReceiptState, Source } from './receipts.ts';
import { getCollection, writeReceipt } from './receipts.ts';
import type { Satang } from './satang.ts';
import { toDecimal } from './satang.ts';
import type { ShareBook } from './share-book.ts';
import type { Step } from './steps.ts';
import { runByDay } from './steps.ts';

/**
 * A pay day on which the employer deducted nothing, and when the member
 * paid instead; null if it is still owed.
 */
export type Missed = { payDay: Day; paidOn: Day | null };

/** What is deducted from a member's salary. */
export type Payroll = {
  membershipNo: string;
  payDays: readonly Day[];
  shares: { book: ShareBook; monthly: (payDay: Day) => Satang };
  loans: readonly LoanBook[];
  saving?: EverydayAccount;
  missed?: readonly Missed[];
  /** Whether the deductions continue, so that the next one is announced. */
  continues: boolean;
};

export type Receipts = { receipts: Receipt[]; receiptLines: ReceiptLine[]; collections: Collection[] };

/** A charge on a day. Posting it returns its ledger row and the new balance. */
type Due = { charge: Charge; post: (paidOn: Day) => { source: Source; balanceAfter: string } };

/** Merges the pay days into the other steps of a member's books, and writes their receipts. */
export function runPayroll(payroll: Payroll, calendar: Calendar, others: readonly Step[]): Receipts {
  const written: Receipts = { receipts: [], receiptLines: [], collections: [] };

  function write(payDay: Day, state: ReceiptState, charges: (Charge & { source: Source })[]): void {
    if (payDay < calendar.receiptsFrom) return;
    const { receipt, lines } = writeReceipt(payroll.membershipNo, payDay, state, charges);
    written.receipts.push(receipt);
    written.receiptLines.push(...lines);
    if (state !== 'invoice') written.collections.push(getCollection(receipt));
  }

  /** The interest of the days between is paid with what was missed. */
  function settleMissed(payDay: Day, paidOn: Day): void {
    const paid = pay(duesOn(payroll, payDay, paidOn), paidOn);
    const amount = paid.reduce((sum, { principal, interest }) => sum + principal + interest, 0);
    const missed = written.collections.at(-1);
    if (missed) Object.assign(missed, { paid_later_amount: toDecimal(amount), paid_later_on: paidOn });
  }

  const steps = payroll.payDays.flatMap((payDay): Step[] => {
    const missed = payroll.missed?.find((one) => one.payDay === payDay);
    if (!missed) {
      return [{ day: payDay, run: () => write(payDay, 'paid', pay(duesOn(payroll, payDay), payDay)) }];
    }
    const { paidOn } = missed;
    const returned = {
      day: payDay,
      run: () => write(payDay, 'returned', unpaid(duesOn(payroll, payDay))),
    };
    return paidOn === null
      ? [returned]
      : [returned, { day: paidOn, run: () => settleMissed(payDay, paidOn) }];
  });
  runByDay([...others, ...steps]);
  if (payroll.continues) write(calendar.nextPayDay, 'invoice', unpaid(duesOn(payroll, calendar.nextPayDay)));
  return written;
}

function pay(dues: readonly Due[], paidOn: Day) {
  return dues.map(({ charge, post }) => ({ ...charge, ...post(paidOn) }));
}

function unpaid(dues: readonly Due[]) {
  return dues.map(({ charge }) => ({ ...charge, source: {} }));
}

/** The charge of a pay day, with the interest up to the day of payment. */
function duesOn(payroll: Payroll, payDay: Day, paidOn = payDay): Due[] {
  const { shares, loans, saving } = payroll;
  const open = loans.filter((loan) => loan.isPaying && loan.terms.begun < payDay);
  return [
    shareDue(shares.book, shares.monthly(payDay)),
    ...open.map((loan) => loanDue(loan, paidOn)),
    ...(saving && saving.opened < payDay ? [savingDue(saving, payDay)] : []),
  ];
}

function shareDue(book: ShareBook, amount: Satang): Due {
  return {
    charge: {
      code: 'MS00',
      name: 'ค่าหุ้น',
      description: '',
      period: book.period + 1,
      principal: amount,
      interest: 0,
      balanceAfter: toDecimal(book.stock + amount),
    },
    post: (paidOn) => {
      const entry = book.payMonthly(paidOn, amount);
      return { source: { share_seq_no: entry.seq_no }, balanceAfter: entry.share_stock };
    },
  };
}

function loanDue(book: LoanBook, paidOn: Day): Due {
  const { item, name } = LOAN_TYPES[book.terms.type];
  const { period, principal, interest, balanceAfter } = book.due(paidOn);
  return {
    charge: {
      code: item,
      name,
      description: book.contractNo,
      period,
      principal,
      interest,
      balanceAfter: toDecimal(balanceAfter),
    },
    post: (day) => {
      const { loan_contract_no, seq_no, principal_balance } = book.payMonthly(day);
      return { source: { loan_contract_no, loan_seq_no: seq_no }, balanceAfter: principal_balance };
    },
  };
}

/** The saving's ledger has other rows of the same day, so its balance is known only once it is paid. */
function savingDue({ book, deductions }: EverydayAccount, payDay: Day): Due {
  return {
    charge: {
      code: 'MD01',
      name: 'เงินฝากรายเดือน',
      description: formatDepositAccountNo(book.terms.accountNo),
      period: null,
      principal: MONTHLY_SAVING,
      interest: 0,
      balanceAfter: null,
    },
    post: () => {
      const entry = deductions.get(payDay);
      if (!entry) throw new Error(`Nothing was saved on the pay day ${payDay}.`);
      const { deposit_account_no, seq_no, balance } = entry;
      return { source: { deposit_account_no, deposit_seq_no: seq_no }, balanceAfter: balance };
    },
  };
}
