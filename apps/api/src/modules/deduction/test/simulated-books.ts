// A cooperative that keeps one member's loans by its rule. It counts each day by itself and shares no arithmetic
// with the rules, so books that it writes are right, and a row that is changed afterwards is wrong.
import type { LoanRule } from '@sahakorn/rules/loan';
import { addDays } from '@sahakorn/thai/date-arithmetic';
import { fromSatang } from '@sahakorn/thai/money';
import type { LedgerEntry } from '../../../db/loan-ledger.ts';
import type { LoanItems } from '../../info/rule-book.ts';
import type { ContractRow } from '../../loan/loan-books.ts';
import type { Bill, BilledLoan, BillLine } from '../deduction-queries.ts';
import { randomFrom } from '../../../../test/random.ts';

export type SimulatedBooks = {
  rule: LoanRule;
  items: LoanItems;
  bills: Bill[];
  loans: (BilledLoan & ContractRow)[];
  /** Shapes of these books, such as `late receipt`. */
  shapes: ReadonlySet<string>;
};

/** `LPR` is not listed: a repayment that leaves its interest to the next instalment. */
const ITEMS: LoanItems = {
  LRC: 'advance',
  LAD: 'advance',
  LPM: 'instalment',
  LPX: 'extra',
  LCL: 'payoff',
  LTR: 'move',
};

const YEAR_UNITS = 365n * 366n * 1_000_000n;

type Rate = { begin_on: string; interest_rate: string };

class SimulatedLoan {
  readonly no: string;
  readonly begun: string;
  readonly rates: readonly Rate[];
  readonly constant: 'principal' | 'total';
  readonly amount: bigint;
  readonly entries: LedgerEntry[] = [];
  readonly #rule: LoanRule;
  #paidTo: string;
  #balance = 0n;
  #period = 0;

  constructor(no: string, begun: string, lent: bigint, random: () => number, rule: LoanRule) {
    this.no = no;
    this.begun = begun;
    this.#rule = rule;
    this.#paidTo = begun;
    const first = 40_000 + Math.floor(random() * 40_000);
    const change = addDays(begun, Math.floor(random() * 400));
    this.rates = [{ begin_on: begun, interest_rate: toRate(first) }].concat(
      random() < 0.5 ? [{ begin_on: addDays(change, 1), interest_rate: toRate(first - 2_500) }] : [],
    );
    this.constant = random() < 0.5 ? 'principal' : 'total';
    const months = 10n + BigInt(Math.floor(random() * 60));
    const part = (lent / months / 100n + 1n) * 100n;
    this.amount = this.constant === 'principal' ? part : part + (lent * 8n) / 1_200n;
    this.post(begun, 'LRC', lent, 0n);
  }

  get balance(): bigint {
    return this.#balance;
  }

  /** The interest of each day since it was last paid, on the principal of that day by the dates of the rows. */
  due(day: string): bigint {
    let sum = 0n;
    let principal = 0n;
    for (const row of this.entries)
      if (row.loan_payment_date < this.#paidTo) principal += toCents(row.principal_amount);
    for (let at = this.#paidTo; at < day; at = addDays(at, 1)) {
      for (const row of this.entries)
        if (row.loan_payment_date === at) principal += toCents(row.principal_amount);
      const rate = this.rates.findLast(({ begin_on }) => begin_on <= at)?.interest_rate ?? '0';
      const isLeap = this.#rule.yearDays === 'actual' && Number(at.slice(0, 4)) % 4 === 0;
      if (principal > 0n) sum += principal * BigInt(rate.replace('.', '')) * (isLeap ? 365n : 366n);
    }
    return this.#round(sum);
  }

  #round(sum: bigint): bigint {
    const { unit, mode } = this.#rule.rounding;
    const step = unit === 'baht' ? YEAR_UNITS * 100n : YEAR_UNITS;
    const added = mode === 'up' ? step - 1n : mode === 'half-up' ? step / 2n : 0n;
    return ((sum + added) / step) * (unit === 'baht' ? 100n : 1n);
  }

  instalment(day: string): LedgerEntry {
    const interest = this.due(day);
    const whole = this.constant === 'principal' ? this.amount : this.amount - interest;
    this.#period += 1;
    return this.pay(day, 'LPM', whole < this.#balance ? whole : this.#balance, interest, this.#period);
  }

  pay(
    day: string,
    code: string,
    principal: bigint,
    interest: bigint,
    period: number | null = null,
  ): LedgerEntry {
    const entry = this.post(day, code, -principal, interest, period);
    this.#paidTo = day;
    return entry;
  }

  /** Appends a row, whatever its day. */
  post(
    day: string,
    code: string,
    principal: bigint,
    interest: bigint,
    period: number | null = null,
  ): LedgerEntry {
    this.#balance += principal;
    const entry = {
      seq_no: this.entries.length + 1,
      loan_payment_date: day,
      item_type_code: code,
      item_type_description: code,
      period,
      principal_amount: fromSatang(principal),
      interest_amount: fromSatang(interest),
      principal_balance: fromSatang(this.#balance),
    };
    this.entries.push(entry);
    return entry;
  }

  contract(): BilledLoan & ContractRow {
    return {
      loan_contract_no: this.no,
      loan_type_code: '02',
      loan_type_description: 'เงินกู้สามัญ',
      begin_date: this.begun,
      loan_approve_amount: this.entries[0]?.principal_amount ?? '0.00',
      principal_balance: fromSatang(this.#balance),
      period_payment_amount: fromSatang(this.amount),
      last_period: this.#period,
      installment_count: null,
      interest_rate: this.rates.at(-1)?.interest_rate ?? null,
      interest_arrear: '0.00',
      payment_type: this.constant === 'principal' ? '01' : '02',
      drop_payment_status: '0',
      close_status: this.#balance === 0n ? '1' : '0',
      rates: [...this.rates],
      entries: this.entries,
    };
  }
}

/** The books of a year and a half of one cooperative; the same for the same seed. */
export function simulateBooks(seed: number): SimulatedBooks {
  const random = randomFrom(seed);
  const pick = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)] as Value;
  const rule: LoanRule = {
    yearDays: pick([365, 'actual']),
    rounding: { unit: pick(['satang', 'baht']), mode: pick(['half-up', 'down', 'up']) },
    payDay: pick([1, 15, 25, 28, 30, 31]),
    weekend: pick(['same', 'before', 'after']),
  };
  const shapes = new Set<string>();
  const chance = (share: number, shape: string) => {
    const happens = random() < share;
    if (happens) shapes.add(shape);
    return happens;
  };
  const lend = (begun: string) =>
    new SimulatedLoan(
      `ส67${loans.length}${seed}`,
      begun,
      BigInt(30_000_00 + Math.floor(random() * 90_000_000)),
      random,
      rule,
    );
  const loans: SimulatedLoan[] = [];
  loans.push(lend('2027-06-03'));
  loans.push(lend('2027-07-11'));
  const writer = new BillWriter(random, chance);
  for (const day of listPayDays(rule)) {
    for (const loan of loans.filter(({ balance, begun }) => balance > 0n && begun < day)) {
      happenBefore(day, loan, { random, chance });
      if (chance(0.03, 'missed month')) writer.miss(day, loan);
      else writer.charge(day, loan, loan.instalment(day));
      if (loan.balance === 0n) shapes.add('last instalment');
    }
    const [oldest] = loans;
    if (oldest && oldest.balance > 0n && loans.length < 4 && chance(0.06, 'refinanced')) {
      const on = addDays(day, 2);
      oldest.pay(on, pick(['LCL', 'LPX']), oldest.balance, oldest.due(on));
      loans.push(lend(on));
    }
  }
  return { rule, items: ITEMS, bills: writer.bills, loans: loans.map((loan) => loan.contract()), shapes };
}

type Chances = { random: () => number; chance: (share: number, shape: string) => boolean };

/** What happens to a loan between two pay days. */
function happenBefore(day: string, loan: SimulatedLoan, { random, chance }: Chances): void {
  const between = addDays(day, -3 - Math.floor(random() * 20));
  const last = loan.entries.reduce(
    (latest, row) => (row.loan_payment_date > latest ? row.loan_payment_date : latest),
    '',
  );
  const amount = BigInt(1_000 + Math.floor(random() * 2_000_000));
  if (between > last) {
    if (chance(0.1, 'advance')) loan.post(between, 'LRC', amount, 0n);
    else if (chance(0.06, 'correction') && amount < loan.balance) loan.post(between, 'LAD', -amount, 0n);
    else if (chance(0.06, 'repayment without interest') && amount < loan.balance)
      loan.post(between, 'LPR', -amount, 0n);
    else if (chance(0.08, 'extra payment') && amount < loan.balance)
      loan.pay(between, 'LPX', amount, loan.due(between));
  }
  if (chance(0.05, 'posted late') && amount < loan.balance) {
    const late = addDays(last, -Math.floor(random() * 15));
    loan.post(late < loan.begun ? loan.begun : late, 'LAD', random() < 0.5 ? amount : -amount, 0n);
  }
}

class BillWriter {
  readonly bills: Bill[] = [];
  readonly #random: () => number;
  readonly #chance: Chances['chance'];
  readonly #writesPeriods: boolean;

  constructor(random: () => number, chance: Chances['chance']) {
    this.#random = random;
    this.#chance = chance;
    this.#writesPeriods = random() < 0.7;
  }

  charge(day: string, loan: SimulatedLoan, entry: LedgerEntry): void {
    const bill = this.#findBill(day, '0');
    if (bill.lines.some((line) => line.description.endsWith(loan.no)))
      this.#chance(1, 'two pay days in a bill');
    if (this.#chance(0.08, 'late receipt')) bill.day = addDays(day, 3);
    else if (bill.day < day) bill.day = day;
    const interest = toCents(entry.interest_amount ?? '');
    this.#add(bill, loan, entry.period, -toCents(entry.principal_amount), interest, entry.principal_balance);
  }

  /** A month that was not collected: its charge became no row. */
  miss(day: string, loan: SimulatedLoan): void {
    const interest = loan.due(day);
    const principal = loan.constant === 'principal' ? loan.amount : loan.amount - interest;
    const paid = principal < loan.balance ? principal : loan.balance;
    const next = loan.entries.reduce((last, { period }) => Math.max(last, period ?? 0), 0) + 1;
    this.#add(this.#findBill(day, '2'), loan, next, paid, interest, null);
  }

  #add(
    bill: Bill,
    loan: SimulatedLoan,
    period: number | null,
    principal: bigint,
    interest: bigint,
    balance: string | null,
  ) {
    const amount = fromSatang(principal + interest);
    const line: BillLine = {
      item_type_code: 'ML02',
      item_type_name: 'เงินกู้สามัญ',
      description: this.#random() < 0.8 ? loan.no : `สัญญา ${loan.no}`,
      period: this.#writesPeriods ? period : null,
      principal_amount: fromSatang(principal),
      interest_amount: fromSatang(interest),
      amount,
      balance_after: balance,
      loan_contract_no: null,
      loan_seq_no: null,
    };
    bill.lines.push(line);
    bill.charged_amount = fromSatang(toCents(bill.charged_amount) + principal + interest);
    if (bill.receipt_status === '0') bill.collected_amount = bill.charged_amount;
  }

  /** The bill of the month of a day; a charge that was missed has one of its own. */
  #findBill(day: string, status: string): Bill {
    const [year = 0, month = 0] = day.split('-').map(Number);
    const found = this.bills.find(
      (bill) => bill.year === year && bill.month === month && bill.receipt_status === status,
    );
    if (found) return found;
    const empty = { charged_amount: '0.00', collected_amount: '0.00', lines: [] };
    const bill = { year, month, day, receipt_status: status, posted: '1', ...empty };
    this.bills.push(bill);
    return bill;
  }
}

function listPayDays({ payDay, weekend }: LoanRule): string[] {
  return Array.from({ length: 19 }, (_, index) => {
    const [year, month] = [2027 + Math.floor((index + 6) / 12), (index + 6) % 12];
    const length = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
    const date = new Date(Date.UTC(year, month, Math.min(payDay, length)));
    const step = { same: 0, before: -1, after: 1 }[weekend];
    const days = [0, step, 2 * step].map((shift) => new Date(date.getTime() + shift * 86_400_000));
    const open = days.find((day) => day.getUTCDay() % 6 !== 0) ?? date;
    return open.toISOString().slice(0, 10);
  });
}

function toRate(millionths: number): string {
  return `${Math.floor(millionths / 10_000)}.${String(millionths % 10_000).padStart(4, '0')}`;
}

function toCents(amount: string): bigint {
  return BigInt(amount.replace('.', ''));
}
