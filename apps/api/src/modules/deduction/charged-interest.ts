import { type Accrual, getPrincipalOn, type PrincipalChange } from '@sahakorn/rules/interest';
import type { LoanRule } from '@sahakorn/rules/loan';
import {
  collectsInterest,
  type LedgerRow,
  type ReplayRow,
  replayLedger,
  type ReplayTerms,
} from '@sahakorn/rules/loan-replay';
import { payDayInMonth } from '@sahakorn/rules/pay-day';
import { sum } from '@sahakorn/rules/rounding';
import type { LedgerEntry } from '../../db/loan-ledger.ts';
import type { LoanItems } from '../info/rule-book.ts';
import { toLedgerRow, toTerms } from '../loan/loan-books.ts';
import { moveToPayDays } from '../loan/loan-days.ts';
import { isCollected, type LoanLine } from './match-lines.ts';

/**
 * What interest is counted from until a day, and its amount by the rule; null if the books do not state it.
 * `arrear` is what the payment before it collected too little.
 */
export type ChargedInterest = { accrual: Accrual; to: string; expected: bigint | null; arrear: bigint };

export type InterestBooks = {
  rule: LoanRule;
  items: LoanItems;
  receiptDays: ReadonlyMap<LedgerEntry, string>;
};

/**
 * What the interest of a line is counted from. Where the books leave it open (the day of a payment that was
 * posted on another, the rows that a bill could not know yet), it is what the stated amount follows from. Null
 * if that is none of them and the books do not say which is right.
 */
export function workOutInterest(
  one: LoanLine,
  stated: bigint | null,
  books: InterestBooks,
): ChargedInterest | null {
  const { loan, entry } = one;
  const terms = toTerms(loan);
  const index = entry === null ? loan.entries.length - 1 : loan.entries.indexOf(entry);
  const ledger = loan.entries.slice(0, index + 1).map((row) => toLedgerRow(row, books.items));
  if (entry === null) return expectCharge(one, stated, { ledger, terms, rule: books.rule });
  const views = [
    () => ledger,
    () =>
      ledger.map((row, at) => {
        const day = loan.entries[at] && books.receiptDays.get(loan.entries[at]);
        return day === undefined ? row : { ...row, day };
      }),
    () => moveToPayDays(ledger, books.rule),
  ];
  let first: ChargedInterest | null | undefined;
  for (const view of views) {
    const charge = toCharge(replayLedger(sinceLastPayment(view()), terms, books.rule).rows.at(-1));
    if (follows(charge, stated)) return charge;
    first = first === undefined ? charge : first;
  }
  return first ?? null;
}

/** Whether a stated amount is that of the rule, alone or with the arrear. */
export function follows(charge: ChargedInterest | null, stated: bigint | null): boolean {
  if (charge === null || charge.expected === null || stated === null) return false;
  return stated === charge.expected || stated === charge.expected + charge.arrear;
}

/** The rows of a ledger on which its last one depends: those since the last payment but one before it, by its day. */
function sinceLastPayment(ledger: readonly LedgerRow[]): readonly LedgerRow[] {
  let start = 0;
  let last = 0;
  let lastDay = '';
  for (const [index, row] of ledger.slice(0, -1).entries()) {
    if (row.day < lastDay) continue;
    lastDay = row.day;
    if (!collectsInterest(row) || row.interest === null) continue;
    start = last;
    last = index;
  }
  return ledger.slice(start);
}

type Ledger = { ledger: readonly LedgerRow[]; terms: ReplayTerms; rule: LoanRule };

/** A charge without a row of its own: a bill that is still to be paid, or was not. */
function expectCharge(
  { bill, line }: LoanLine,
  stated: bigint | null,
  { ledger, terms, rule }: Ledger,
): ChargedInterest | null {
  const payDay = payDayInMonth(bill, rule);
  const charges = [...new Set([bill.day, payDay])].flatMap((day) =>
    listKnownLedgers(ledger.filter((row) => row.day < day)).map((known) => {
      const charge = {
        day,
        kind: 'instalment',
        period: line.period,
        principal: 0n,
        interest: stated,
        balance: null,
      } as const;
      return toCharge(replayLedger(sinceLastPayment([...known, charge]), terms, rule).rows.at(-1));
    }),
  );
  const followed = charges.find((charge) => follows(charge, stated));
  const isSure = charges.length === 1 && !isCollected(bill);
  const isUnknown = charges[0]?.expected === null;
  return followed ?? (isSure || isUnknown ? charges[0] : null) ?? null;
}

/** The ledger as a bill could know it: whole, or without the newest of the rows since the last instalment. */
function listKnownLedgers(ledger: readonly LedgerRow[]): (readonly LedgerRow[])[] {
  const last = ledger.findLastIndex(({ kind }) => kind === 'instalment');
  const lengths = Array.from(
    { length: ledger.length - Math.max(last, 0) },
    (_, index) => ledger.length - index,
  );
  return lengths.map((length) => ledger.slice(0, length));
}

function toCharge(row: ReplayRow | undefined): ChargedInterest | null {
  if (!row?.accrual) return null;
  const { accrual, arrear, expected, stated } = row;
  return {
    accrual,
    to: stated.day,
    expected: expected.status === 'known' ? expected.value.interest : null,
    arrear,
  };
}

/** Charges of one loan in the order of their days, as one: between two of them no interest is counted. */
export function joinCharges(charges: readonly ChargedInterest[]) {
  const changes: PrincipalChange[] = [];
  let last: { to: string; principal: bigint } | null = null;
  for (const { accrual, to } of charges) {
    const principal = getPrincipalOn(accrual, accrual.from);
    if (last)
      changes.push({ day: last.to, amount: -last.principal }, { day: accrual.from, amount: principal });
    const inside = (accrual.changes ?? []).filter(({ day }) => day > accrual.from && day < to);
    changes.push(...inside);
    last = { to, principal: principal + sum(inside.map(({ amount }) => amount)) };
  }
  const first = charges[0]?.accrual;
  return {
    balanceBefore: first ? getPrincipalOn(first, first.from) : null,
    from: first?.from ?? null,
    to: last?.to ?? null,
    changes,
  };
}
