import { getAverageReturn } from '@sahakorn/rules/average-return';
import type { DeductionItem } from '@sahakorn/rules/deduction';
import { compareDeductions } from '@sahakorn/rules/deduction';
import { getDividend } from '@sahakorn/rules/dividend';
import { replayLedger } from '@sahakorn/rules/loan-replay';
import { getSchedule } from '@sahakorn/rules/loan-schedule';
import type { Result } from '@sahakorn/rules/result';
import { findVersion } from '@sahakorn/rules/rule-book';
import { toSatang } from '@sahakorn/thai/money';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEMO_CONTENT } from '../../modules/content/publish-demo.ts';
import { readContentFolder } from '../../modules/content/read-folder.ts';
import { toDeductionItems } from '../../modules/deduction/deduction-items.ts';
import type { Bill, BilledLoan } from '../../modules/deduction/deduction-queries.ts';
import { matchLines } from '../../modules/deduction/match-lines.ts';
import type { StoredRuleBook } from '../../modules/info/rule-book.ts';
import { toLedgerRow, toTerms } from '../../modules/loan/loan-books.ts';
import { type DemoBooks, demoBooks } from './demo-books.ts';
import type { LoanContract, LoanEntry } from './loan-book.ts';
import type { Receipt, ReceiptLine } from './receipts.ts';

/** Days of seeding: an ordinary one, the ends of a year, and around 29 February. */
const DAYS = [
  '2026-11-23',
  '2026-12-31',
  '2027-01-01',
  '2027-10-04',
  '2028-02-29',
  '2028-03-01',
  '2029-06-26',
];

const MOVED = 'T';

let rules: StoredRuleBook;

beforeAll(async () => {
  const { site } = await readContentFolder(DEMO_CONTENT);
  if (!site.rules) throw new Error('The demonstration has no site/rules.yaml.');
  rules = site.rules;
});

function getValue<Value>(result: Result<Value>): Value {
  if (result.status !== 'known') throw new Error(JSON.stringify(result));
  return result.value;
}

function readEntry(entry: LoanEntry) {
  const stated = { ...entry, period: entry.period ?? null, interest_amount: entry.interest_amount ?? null };
  return toLedgerRow(stated, rules.loanItems);
}

function readTerms(contract: LoanContract, books: DemoBooks) {
  const { interest_rate, payment_type } = contract;
  const rates = books.loanRates.filter((rate) => rate.loan_contract_no === contract.loan_contract_no);
  return toTerms({
    ...contract,
    interest_rate: interest_rate ?? null,
    payment_type: payment_type ?? null,
    rates,
  });
}

describe.each(DAYS)('the demonstration seeded on %s, by its own rules', (day) => {
  const books = demoBooks(new Date(`${day}T10:00:00+07:00`));
  const ledgers = Map.groupBy(books.loanEntries, (entry) => entry.loan_contract_no);
  const loanRule = () => getValue(findVersion(rules.loan, day));

  it('replays every loan as its ledger states it', () => {
    expect(ledgers.size).toBe(books.loanContracts.length);
    for (const contract of books.loanContracts) {
      const ledger = (ledgers.get(contract.loan_contract_no) ?? []).map(readEntry);
      const { rows, uncollected } = replayLedger(ledger, readTerms(contract, books), loanRule());
      const differing = rows.filter(({ expected, difference }) => {
        const amounts = Object.values(difference);
        return expected.status !== 'known' || amounts.some((amount) => amount !== 0n);
      });
      expect(differing, contract.loan_contract_no).toEqual([]);
      expect(getValue(uncollected) > 0n, contract.loan_contract_no).toBe(contract.close_status === MOVED);
    }
  });

  it('changes the rate of a loan in mid-month, which a deduction names', () => {
    const [first, changed] = books.loanRates;
    expect([books.loanRates.length, first?.interest_rate, changed?.interest_rate]).toEqual([
      2,
      '6.00',
      '5.75',
    ]);
    const receipts = books.receipts.filter((receipt) => receipt.membership_no === '005678').map(toItems);
    const causes = receipts.slice(1).map((current, index) => {
      const { items } = compareDeductions(receipts[index] ?? [], current, loanRule());
      const own = items.find(({ key }) => key.endsWith(changed?.loan_contract_no ?? '-'));
      return own?.changes.find(({ cause }) => cause === 'rate')?.amount ?? 0n;
    });
    // The month of the change and the one after it.
    expect(causes.slice(-2).every((amount) => amount < 0n)).toBe(true);
    expect(causes.slice(0, -2).filter((amount) => amount !== 0n)).toEqual([]);
  });

  it('announces the next instalment of every open loan, and ends it with the last of its contract', () => {
    const paying = books.loanContracts.filter(
      (contract) => contract.close_status === '0' && contract.drop_payment_status === '0',
    );
    for (const contract of paying) {
      const schedule = getSchedule(
        {
          ...readTerms(contract, books),
          standing: { kind: 'open' },
          balance: toSatang(contract.principal_balance ?? ''),
          interestPaidTo: ledgers.get(contract.loan_contract_no)?.at(-1)?.loan_payment_date ?? null,
          arrear: toSatang(contract.interest_arrear ?? ''),
          lastPeriod: contract.last_period ?? 0,
        },
        loanRule(),
        { from: day },
      );
      const { rows } = getValue(schedule);
      const invoice = books.receiptLines.findLast(
        ({ description, period }) => description === contract.loan_contract_no && period === rows[0]?.period,
      );
      expect(rows[0]?.total, contract.loan_contract_no).toBe(toSatang(invoice?.amount ?? ''));
      expect(rows.at(-1)?.period, contract.loan_contract_no).toBe(contract.installment_count);
    }
  });

  it('explains the difference of every month of every member by named changes', () => {
    let months = 0;
    for (const receipts of Map.groupBy(books.receipts, (receipt) => receipt.membership_no).values()) {
      const items = receipts.map((receipt) => toItems(receipt));
      for (const [index, current] of items.entries()) {
        const last = items[index - 1];
        if (!last) continue;
        const { difference, items: compared } = compareDeductions(last, current, loanRule());
        const changes = compared.flatMap((item) => item.changes);
        const charged = [receipts[index - 1], receipts[index]].map((receipt) =>
          toSatang(receipt?.charged_amount ?? ''),
        );
        expect(difference).toBe((charged[1] ?? 0n) - (charged[0] ?? 0n));
        expect(changes.reduce((sum, { amount }) => sum + amount, 0n)).toBe(difference);
        expect(changes.filter(({ cause }) => cause === 'other' || cause === 'unexplained')).toEqual([]);
        months += 1;
      }
    }
    expect(months).toBe(65);
  });

  it('pays the dividend of its rule', () => {
    for (const stated of books.dividends) {
      const from = `${stated.account_year}-01-01`;
      const to = `${stated.account_year + 1}-01-01`;
      const own = books.shareEntries
        .filter((entry) => entry.membership_no === stated.membership_no)
        .map((entry) => ({
          day: entry.operate_date,
          amount: toSatang(entry.share_value),
          opens: entry.seq_no === 1,
        }));
      const held = own.filter((entry) => entry.opens || entry.day < from);
      const broughtForward = held.reduce((sum, { amount }) => sum + amount, 0n);
      const movements = own.filter((entry) => !held.includes(entry) && entry.day < to);
      const rate = stated.dividend_rate ?? '';
      const rule = getValue(findVersion(rules.dividend, from));
      const { amount } = getValue(getDividend({ from, rate, broughtForward, movements }, rule));
      expect(toSatang(stated.dividend), `${stated.membership_no} ${stated.account_year}`).toBe(amount);
    }
  });

  it('returns the average by the rule, or nothing', () => {
    for (const stated of books.dividends) {
      const rule = getValue(findVersion(rules.averageReturn, `${stated.account_year}-01-01`));
      const dropped = toSatang(stated.drop_average ?? '');
      const returned = getAverageReturn(
        {
          rate: stated.average_return_rate ?? null,
          interest: [toSatang(stated.base_interest ?? '')],
          defaulted: dropped > 0n,
        },
        rule,
      );
      expect(toSatang(stated.average_return ?? '') - dropped).toBe(getValue(returned).amount);
    }
  });

  function toItems(receipt: Receipt): DeductionItem[] {
    const bill = toBill(receipt);
    const loans = books.loanContracts
      .filter((contract) => contract.membership_no === receipt.membership_no)
      .map(toLoan);
    const months = { rule: loanRule(), items: rules.loanItems };
    return [...toDeductionItems([bill], matchLines([bill], loans), months).keys()];
  }

  function toBill(receipt: Receipt): Bill {
    const { receive_year: year, receive_month: month, receipt_date, receipt_status } = receipt;
    const own = (line: ReceiptLine) =>
      line.membership_no === receipt.membership_no &&
      line.receive_year === year &&
      line.receive_month === month;
    return {
      ...receipt,
      year,
      month,
      day: receipt_date,
      receipt_status: receipt_status ?? '0',
      lines: books.receiptLines.filter(own).map((line) => ({
        ...line,
        description: line.description ?? '',
        period: line.period ?? null,
        principal_amount: line.principal_amount ?? null,
        interest_amount: line.interest_amount ?? null,
        balance_after: line.balance_after ?? null,
        // Rows are found by what they are.
        loan_contract_no: null,
        loan_seq_no: null,
      })),
    };
  }

  function toLoan(contract: LoanContract): BilledLoan {
    const { loan_contract_no: no, interest_rate, payment_type } = contract;
    return {
      ...contract,
      interest_rate: interest_rate ?? null,
      payment_type: payment_type ?? null,
      rates: books.loanRates.filter((rate) => rate.loan_contract_no === no),
      entries: (ledgers.get(no) ?? []).map((entry) => ({
        ...entry,
        period: entry.period ?? null,
        interest_amount: entry.interest_amount ?? null,
      })),
    };
  }
});
