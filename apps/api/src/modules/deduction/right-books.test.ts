import type { Deduction } from '@sahakorn/contract/deduction';
import { known } from '@sahakorn/rules/result';
import { addMoney, sumMoney } from '@sahakorn/thai/money';
import { describe, expect, it } from 'vitest';
import { listDifferences } from '../loan/loan-differences.ts';
import { LoanProjection } from '../loan/loan-projection.ts';
import { compareBills } from './compare-bills.ts';
import type { Bill } from './deduction-queries.ts';
import { randomFrom } from '../../../test/random.ts';
import { type SimulatedBooks, simulateBooks } from './test/simulated-books.ts';

const SEEDS = Array.from({ length: 40 }, (_, index) => index + 1);
const SHAPES = [
  'advance',
  'correction',
  'extra payment',
  'last instalment',
  'late receipt',
  'missed month',
  'posted late',
  'refinanced',
  'repayment without interest',
  'two pay days in a bill',
];
const RULE = { name: 'ดอกเบี้ยรายวัน', version: 1, from: '2000-01-01', source: 'ระเบียบ' };

const isOfMonth = (index: number) => (bill: Bill) => bill.year * 12 + bill.month === index;

/** Each month with bills against the month before, as a member reads them. */
function explain({ bills, loans, rule, items }: SimulatedBooks): Deduction[] {
  const months = [...new Set(bills.map(({ year, month }) => year * 12 + month))];
  return months.flatMap((month) => {
    const valid = (own: Bill[]) =>
      own.some((bill) => bill.receipt_status === '0')
        ? own.filter((bill) => bill.receipt_status === '0')
        : own;
    const current = valid(bills.filter(isOfMonth(month)));
    const before = valid(bills.filter(isOfMonth(month - 1)));
    const [newest] = current;
    if (!newest) return [];
    const compared = compareBills(newest, { current, before, loans }, () => ({
      rule: { ...RULE, ...rule },
      items,
    }));
    const payDay = { value: null, missing: [], obstacle: null };
    return [{ ...compared, pay_day: payDay, next_pay_day: payDay }];
  });
}

function listAccusations(books: SimulatedBooks) {
  const rule = known({ ...RULE, ...books.rule });
  const differences = books.loans.flatMap(({ entries, ...contract }) => {
    const lastDay =
      entries
        .map((entry) => entry.loan_payment_date)
        .toSorted()
        .at(-1) ?? null;
    const terms = { rule, items: books.items, today: '2029-01-01' };
    return listDifferences(new LoanProjection({ contract, entries, lastDay, lastBill: null }, terms)).map(
      (difference) => ({ no: contract.loan_contract_no, ...difference }),
    );
  });
  return { differences, changes: explain(books).flatMap(listChanges) };
}

const listChanges = ({ receive_year, receive_month, items }: Deduction) =>
  items.flatMap(({ description, changes }) =>
    changes
      .filter(({ cause }) => cause === 'other' || cause === 'other-before')
      .map((change) => ({ receive_year, receive_month, description, ...change })),
  );

describe('books that are right', () => {
  it('are accused of nothing, whatever their shape', () => {
    const shapes = new Map<string, number>();
    const causes = new Map<string, number>();
    for (const seed of SEEDS) {
      const books = simulateBooks(seed);
      for (const shape of books.shapes) shapes.set(shape, (shapes.get(shape) ?? 0) + 1);
      expect(listAccusations(books), `seed ${seed}`).toEqual({ differences: [], changes: [] });
      for (const { difference, items, unlisted_difference } of explain(books)) {
        if (difference === null) continue;
        const changes = items.flatMap((item) => item.changes);
        for (const { cause } of changes) causes.set(cause, (causes.get(cause) ?? 0) + 1);
        expect(
          addMoney(sumMoney(changes.map(({ amount }) => amount)), unlisted_difference ?? ''),
          `seed ${seed}`,
        ).toBe(difference);
      }
    }
    for (const shape of SHAPES) expect(shapes.get(shape) ?? 0, shape).toBeGreaterThan(4);
    expect(causes.get('unexplained') ?? 0).toBe(0);
    expect(causes.get('instalments') ?? 0).toBeGreaterThan(10);
  });
});

/** The instalment of a line of a receipt, neither the first of its loan nor beside another in its month. */
function findCharge({ bills, loans }: SimulatedBooks, random: () => number) {
  const charges = bills.flatMap((bill) =>
    bill.receipt_status === '0' && bills.filter(isOfMonth(bill.year * 12 + bill.month)).length === 1
      ? bill.lines.flatMap((line) => {
          const loan = loans.find(({ loan_contract_no: no }) => line.description.endsWith(no));
          const same = bill.lines.filter(({ description }) =>
            description.endsWith(loan?.loan_contract_no ?? '-'),
          );
          const entry = loan?.entries.find(
            (row) =>
              row.interest_amount === line.interest_amount && row.principal_balance === line.balance_after,
          );
          return entry && loan && same.length === 1 && entry.seq_no > 2 ? [{ bill, line, loan, entry }] : [];
        })
      : [],
  );
  return charges[Math.floor(random() * charges.length)];
}

describe('books that charge too much or too little', () => {
  it.each(['bill and ledger', 'bill alone'])('are named by the baht, in %s', (where) => {
    let named = 0;
    for (const seed of SEEDS) {
      const random = randomFrom(seed * 7);
      const books = simulateBooks(seed);
      const charge = findCharge(books, random);
      if (!charge) continue;
      const { bill, line, loan, entry } = charge;
      const wrong = `${random() < 0.3 ? '-' : ''}${1 + Math.floor(random() * 40)}.00`;
      line.interest_amount = addMoney(line.interest_amount ?? '', wrong);
      line.amount = addMoney(line.amount, wrong);
      bill.charged_amount = addMoney(bill.charged_amount, wrong);
      bill.collected_amount = bill.charged_amount;
      if (where === 'bill and ledger') entry.interest_amount = line.interest_amount;
      const { differences, changes } = listAccusations(books);
      const inLedger = {
        no: loan.loan_contract_no,
        seq_no: entry.seq_no,
        difference: { interest_amount: wrong },
      };
      expect(differences, `seed ${seed}`).toMatchObject(where === 'bill alone' ? [] : [inLedger]);
      const isCompared = books.bills.some(isOfMonth(bill.year * 12 + bill.month - 1));
      const found = changes.filter(
        ({ cause, receive_month, receive_year }) =>
          cause === 'other' && receive_month === bill.month && receive_year === bill.year,
      );
      expect(found, `seed ${seed}`).toMatchObject(
        isCompared ? [{ description: line.description, amount: wrong }] : [],
      );
      named += found.length;
    }
    expect(named).toBeGreaterThan(30);
  });
});
