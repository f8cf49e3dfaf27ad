import type { Loan, LoanRule } from '@sahakorn/rules/loan';
import type { Savings } from '@sahakorn/rules/loan-extra';
import { getSavings } from '@sahakorn/rules/loan-extra';
import type { Payoff } from '@sahakorn/rules/loan-payoff';
import { applyPayments, getPayoff } from '@sahakorn/rules/loan-payoff';
import type { Schedule } from '@sahakorn/rules/loan-schedule';
import { collectsInterest, replayLedger, type ReplayTerms } from '@sahakorn/rules/loan-replay';
import { getSchedule } from '@sahakorn/rules/loan-schedule';
import { payDayInMonth, payDaysFrom } from '@sahakorn/rules/pay-day';
import type { Result } from '@sahakorn/rules/result';
import { known } from '@sahakorn/rules/result';
import type { Versioned } from '@sahakorn/rules/rule-book';
import { toSatang } from '@sahakorn/thai/money';
import type { LedgerEntry } from '../../db/loan-ledger.ts';
import type { LoanItems } from '../info/rule-book.ts';
import type { ContractRow, LoanBooks, StatedRow } from './loan-books.ts';
import { readLoanBooks, requireFacts, toLedgerRow, toTerms } from './loan-books.ts';
import { moveToPayDays } from './loan-days.ts';
import type { LastBill } from './loan-outlook-queries.ts';

/** What loans are calculated by on a day (`YYYY-MM-DD`). */
export type LoanTerms = { rule: Result<Versioned<LoanRule>>; items: LoanItems; today: string };

/**
 * A contract with its ledger in the order of posting or its newest row, the last day of all rows, and the last
 * month that its member was billed for.
 */
export type LoanRecords = {
  contract: ContractRow;
  entries: readonly LedgerEntry[];
  lastDay: string | null;
  lastBill: LastBill | null;
};

/** A requested extra payment; without a day it falls on the first pay day that is not billed yet. */
export type ExtraPayment = { kind: 'monthly' | 'once'; amount: string; day?: string | undefined };

/** One loan by the rules of the cooperative; its ledger is replayed once. */
export class LoanProjection {
  readonly records: LoanRecords;
  readonly #terms: LoanTerms;
  #ledger: readonly StatedRow[] | null = null;
  #books: LoanBooks | null = null;
  #schedule: Result<Schedule> | null = null;

  constructor(records: LoanRecords, terms: LoanTerms) {
    this.records = records;
    this.#terms = terms;
  }

  get rule(): Versioned<LoanRule> | null {
    const { rule } = this.#terms;
    return rule.status === 'known' ? rule.value : null;
  }

  get today(): string {
    return this.#terms.today;
  }

  get terms(): ReplayTerms {
    return toTerms(this.records.contract);
  }

  /** The ledger, or its newest row, as the rules read it. */
  getLedger(): readonly StatedRow[] {
    this.#ledger ??= this.records.entries.map((entry) => toLedgerRow(entry, this.#terms.items));
    return this.#ledger;
  }

  /**
   * Whether the newest row does not say up to which day interest is paid, because it collects none or an
   * earlier row has a later date.
   */
  needsWholeLedger(): boolean {
    const newest = this.getLedger().at(-1);
    return newest !== undefined && (!collectsInterest(newest) || newest.day !== this.records.lastDay);
  }

  getSchedule(): Result<Schedule> {
    const { today: from } = this.#terms;
    this.#schedule ??= this.#calculate((books, rule) =>
      requireFacts(books, getSchedule(books.loan, rule, { from })),
    );
    return this.#schedule;
  }

  /**
   * The payment that ends the loan on a day (default the next pay day), after all instalments due before it.
   */
  getPayoff(requestedDay?: string): Result<Payoff & { day: string }> {
    return this.#calculate((books, rule) => {
      const payDay = payDaysFrom(this.#terms.today, rule).next().value;
      const day = requestedDay ?? payDay;
      const loan = day > payDay ? this.#payUntil(day, books.loan) : known(books.loan);
      if (loan.status !== 'known') return loan;
      const payoff = requireFacts(books, getPayoff(loan.value, rule, day));
      return payoff.status === 'known' ? known({ ...payoff.value, day }) : payoff;
    });
  }

  /** What an extra payment saves, and its first day. */
  getSavings({ kind, amount, day: requestedDay }: ExtraPayment): Result<Savings & { from: string }> {
    return this.#calculate((books, rule) => {
      const from = requestedDay ?? this.#findUnbilledDay(rule);
      const dated = kind === 'monthly' ? ({ kind, from } as const) : ({ kind, day: from } as const);
      const extra = { ...dated, amount: toSatang(amount) };
      const savings = getSavings(books.loan, rule, { from: this.#terms.today, extra });
      const found = requireFacts(books, savings);
      return found.status === 'known' ? known({ ...found.value, from }) : found;
    });
  }

  /** The first pay day that is not billed yet. */
  getExtraDay(): Result<string> {
    return this.#calculate((_books, rule) => known(this.#findUnbilledDay(rule)));
  }

  /** Every row of the ledger that was read, with the values expected from the rows before; null without a rule. */
  replay() {
    const { rule } = this;
    return rule && this.#readBooks(rule).replay;
  }

  /** The same with each instalment on its pay day, whenever it was posted. */
  replayOnPayDays() {
    const { rule, terms } = this;
    return rule && replayLedger(moveToPayDays(this.getLedger(), rule), terms, rule);
  }

  #calculate<Value>(work: (books: LoanBooks, rule: LoanRule) => Result<Value>): Result<Value> {
    const { rule } = this.#terms;
    return rule.status === 'known' ? work(this.#readBooks(rule.value), rule.value) : rule;
  }

  #readBooks(rule: LoanRule): LoanBooks {
    this.#books ??= readLoanBooks(this.records.contract, this.getLedger(), rule);
    return this.#books;
  }

  /** The loan on a day, once its instalments before it are paid; a suspended loan pays none. */
  #payUntil(day: string, loan: Loan): Result<Loan> {
    if (loan.standing.kind === 'suspended') return known(loan);
    const schedule = this.getSchedule();
    if (schedule.status !== 'known') return schedule;
    return known(
      applyPayments(
        loan,
        schedule.value.rows.filter((row) => row.day < day),
      ),
    );
  }

  #findUnbilledDay(rule: LoanRule): string {
    const { lastBill } = this.records;
    const { today } = this.#terms;
    const next = lastBill && monthAfter(lastBill.receive_year, lastBill.receive_month);
    // A weekend may move it into the month that is billed, and the pay day of that month out of it.
    const unbilled = next === null ? today : payDayInMonth(next, rule);
    return unbilled > today ? unbilled : payDaysFrom(today, rule).next().value;
  }
}

function monthAfter(year: number, month: number) {
  return month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 };
}
