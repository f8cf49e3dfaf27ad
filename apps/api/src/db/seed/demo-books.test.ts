import { addMonths } from '@sahakorn/thai/date-arithmetic';
import { isIdCard } from '@sahakorn/thai/id-card';
import { addMoney, compareMoney, getMoneySign, sumMoney } from '@sahakorn/thai/money';
import { describe, expect, it } from 'vitest';
import { getCalendar } from './calendar.ts';
import { demoBooks } from './demo-books.ts';
import { DEMO_PASSWORD, demoMembers } from './demo-members.ts';
import { businessDayUntil } from './pay-days.ts';

const FRIDAY = new Date('2026-11-20T03:00:00Z');

/** Days on which calendars go wrong: month ends, pay days, weekends, interest days, leap days, new year. */
const DAYS = [
  '2026-11-20',
  '2026-11-21',
  '2026-11-23',
  '2026-11-25',
  '2026-11-26',
  '2026-12-31',
  '2027-01-01',
  '2027-01-04',
  '2027-02-28',
  '2028-02-29',
  '2027-03-31',
  '2027-07-01',
  '2027-10-02',
  '2027-10-04',
];

const at = (day: string) => new Date(`${day}T10:00:00+07:00`);

/** The first step of a ledger that does not follow from the one before. */
function brokenLink(steps: readonly { seq: number; amount: string; balance: string }[]): number | null {
  let balance = '0.00';
  for (const [index, step] of steps.entries()) {
    balance = addMoney(balance, step.amount);
    if (step.seq !== index + 1 || compareMoney(balance, step.balance) !== 0) return step.seq;
  }
  return null;
}

describe.each(DAYS)('the demonstration seeded on %s', (day) => {
  const books = demoBooks(at(day));
  const calendar = getCalendar(at(day));

  it('chains every deposit ledger to the balance of its account', () => {
    for (const [account, rows] of Map.groupBy(books.depositEntries, (row) => row.deposit_account_no)) {
      const steps = rows.map((row) => ({ seq: row.seq_no, amount: row.amount, balance: row.balance }));
      expect(brokenLink(steps), account).toBeNull();
      const head = books.depositAccounts.find((found) => found.deposit_account_no === account);
      expect(head?.balance).toBe(rows.at(-1)?.balance);
    }
  });

  it('chains every share ledger to the stock and the period of its member', () => {
    for (const [member, rows] of Map.groupBy(books.shareEntries, (row) => row.membership_no)) {
      const steps = rows.map((row) => ({
        seq: row.seq_no,
        amount: row.share_value,
        balance: row.share_stock,
      }));
      expect(brokenLink(steps), member).toBeNull();
      const head = books.shareAccounts.find((found) => found.membership_no === member);
      expect(head?.share_stock).toBe(rows.at(-1)?.share_stock);
      const periods = rows.flatMap(({ period }) => period ?? []);
      expect(periods).toEqual(periods.map((_, index) => (periods[0] ?? 0) + index));
      expect(head?.period).toBe(periods.at(-1));
    }
  });

  it('chains every loan ledger to the balance of its contract', () => {
    for (const [contract, rows] of Map.groupBy(books.loanEntries, (row) => row.loan_contract_no)) {
      const steps = rows.map((row) => ({
        seq: row.seq_no,
        amount: row.principal_amount,
        balance: row.principal_balance,
      }));
      expect(brokenLink(steps), contract).toBeNull();
      const head = books.loanContracts.find((found) => found.loan_contract_no === contract);
      expect(head?.principal_balance).toBe(rows.at(-1)?.principal_balance);
      expect(head?.close_status === '0').toBe(getMoneySign(head?.principal_balance ?? '0.00') === 1);
      expect(rows.every((row) => !row.interest_amount?.startsWith('-'))).toBe(true);
    }
  });

  it('writes the days of a ledger in order, without future days', () => {
    const dated = [
      ...Map.groupBy(books.depositEntries, (row) => row.deposit_account_no).values(),
      ...Map.groupBy(books.shareEntries, (row) => row.membership_no).values(),
      ...Map.groupBy(books.loanEntries, (row) => row.loan_contract_no).values(),
    ].map((rows) => rows.map((row) => ('operate_date' in row ? row.operate_date : row.loan_payment_date)));
    for (const days of dated) {
      expect(days).toEqual(days.toSorted());
      expect(String(days.at(-1)) < day).toBe(true);
    }
  });

  it('moved last on the last business day', () => {
    const newest = books.depositEntries
      .map((row) => row.operate_date)
      .toSorted()
      .at(-1);
    expect(newest).toBe(calendar.lastDay);
    expect(businessDayUntil(calendar.lastDay)).toBe(calendar.lastDay);
  });

  it('fills the everyday account with 2,140 rows over five years, never below its least balance', () => {
    const rows = books.depositEntries.filter((row) => row.deposit_account_no === '0100012345');
    expect(rows).toHaveLength(2_140);
    expect(String(rows[0]?.operate_date) < addMonths(day, -59)).toBe(true);
    expect(rows.every((row) => compareMoney(row.balance, '100.00') >= 0)).toBe(true);
    expect(compareMoney(rows.at(-1)?.balance ?? '0.00', '10000.00')).toBe(1);
    expect(compareMoney(rows.at(-1)?.balance ?? '0.00', '150000.00')).toBe(-1);
  });

  it('makes every paid receipt of ledger rows, equal to the satang', () => {
    const shares = Map.groupBy(books.shareEntries, (row) => `${row.membership_no}/${row.seq_no}`);
    const loans = Map.groupBy(books.loanEntries, (row) => `${row.loan_contract_no}/${row.seq_no}`);
    const deposits = Map.groupBy(books.depositEntries, (row) => `${row.deposit_account_no}/${row.seq_no}`);
    for (const receipt of books.receipts) {
      const lines = books.receiptLines.filter(
        (line) =>
          line.membership_no === receipt.membership_no &&
          line.receive_year === receipt.receive_year &&
          line.receive_month === receipt.receive_month,
      );
      expect(sumMoney(lines.map((line) => line.amount))).toBe(receipt.charged_amount);
      const paid = receipt.posted === '1' && receipt.receipt_status === '0';
      expect(receipt.collected_amount).toBe(paid ? receipt.charged_amount : '0.00');
      for (const line of lines) {
        expect(addMoney(line.principal_amount ?? '', line.interest_amount ?? '')).toBe(line.amount);
        const share = shares.get(`${line.membership_no}/${line.share_seq_no}`)?.[0];
        const loan = loans.get(`${line.loan_contract_no}/${line.loan_seq_no}`)?.[0];
        const deposit = deposits.get(`${line.deposit_account_no}/${line.deposit_seq_no}`)?.[0];
        expect([share, loan, deposit].filter(Boolean)).toHaveLength(paid ? 1 : 0);
        if (!paid) continue;
        const source = {
          day: share?.operate_date ?? loan?.loan_payment_date ?? deposit?.operate_date,
          principal: share?.share_value ?? deposit?.amount ?? loan?.principal_amount.replace('-', ''),
          interest: loan?.interest_amount ?? '0.00',
          balance: share?.share_stock ?? loan?.principal_balance ?? deposit?.balance,
        };
        expect(source).toEqual({
          day: receipt.receipt_date,
          principal: line.principal_amount,
          interest: line.interest_amount,
          balance: line.balance_after,
        });
      }
    }
  });

  it('receipts 24 months of 001234: the newest an invoice, an older one returned', () => {
    const receipts = books.receipts.filter((receipt) => receipt.membership_no === '001234');
    expect(receipts).toHaveLength(24);
    const months = receipts.map(({ receive_year, receive_month }) => receive_year * 12 + receive_month);
    expect(months).toEqual(months.map((_, index) => (months[0] ?? 0) + index));
    expect(receipts.filter(({ posted }) => posted === '0')).toEqual([receipts.at(-1)]);
    expect(receipts.filter(({ receipt_status }) => receipt_status === '2')).toEqual([receipts.at(-5)]);
    expect(String(receipts.at(-1)?.receipt_date) >= day).toBe(true);
  });

  it('collects every receipt, and settles the missed one with what the ledgers took in', () => {
    const key = (row: { membership_no: string; receive_year: number; receive_month: number }) =>
      `${row.membership_no} ${row.receive_year} ${row.receive_month}`;
    const posted = books.receipts.filter((receipt) => receipt.posted === '1');
    expect(books.collections.map(key)).toEqual(posted.map(key));
    expect(books.collections.map((row) => [row.charged_amount, row.collected_amount])).toEqual(
      posted.map((row) => [row.charged_amount, row.collected_amount]),
    );
    const late = books.collections.filter((row) => row.paid_later_on);
    expect(late.map((row) => row.membership_no)).toEqual(['001234', '002468']);
    const { paidOn } = calendar.missed;
    const bought = books.shareEntries
      .filter((row) => row.membership_no === '001234' && row.operate_date === paidOn)
      .map((row) => row.share_value);
    const saved = books.depositEntries
      .filter((row) => row.operate_date === paidOn && row.note?.startsWith('ชำระแทน'))
      .map((row) => row.amount);
    const repaid = books.loanEntries
      .filter((row) => row.loan_payment_date === paidOn && row.item_type_code === 'LPM')
      .flatMap((row) => [row.principal_amount.replace('-', ''), row.interest_amount ?? '']);
    expect(late[0]).toMatchObject({
      paid_later_on: paidOn,
      paid_later_amount: sumMoney([...bought, ...saved, ...repaid]),
    });
    expect(compareMoney(late[0]?.paid_later_amount ?? '', late[0]?.charged_amount ?? '')).toBe(1);
  });

  it('pays five dividends, into the savings account once it was open, and one average return not', () => {
    const own = books.dividends.filter((row) => row.membership_no === '001234');
    const paid = books.depositEntries.filter((row) => row.note?.startsWith('ปันผลเฉลี่ยคืน'));
    const paidIn = own.filter((row) => row.pay_method === 'TRB');
    expect(paidIn.map((row) => [row.paid_on, row.net_amount])).toEqual(
      paid.map((row) => [row.operate_date, row.amount]).toReversed(),
    );
    expect(own.map((row) => row.account_year)).toEqual(
      own.map((_, index) => (own[0]?.account_year ?? 0) - index),
    );
    expect(own).toHaveLength(5);
    expect(paidIn.length).toBeGreaterThanOrEqual(4);
    expect(own.map((row) => row.drop_average !== '0.00')).toEqual([false, false, true, false, false]);
  });

  it('deducts from every dividend what lies between its parts and its net amount', () => {
    for (const row of books.dividends) {
      const deducted = books.dividendDeductions
        .filter((other) => other.membership_no === row.membership_no)
        .filter((other) => other.account_year === row.account_year)
        .map((other) => other.amount);
      expect(deducted.every((amount) => getMoneySign(amount) === 1)).toBe(true);
      expect(sumMoney([row.net_amount, ...deducted, row.drop_average ?? ''])).toBe(
        addMoney(row.dividend, row.average_return ?? ''),
      );
      expect(compareMoney(sumMoney(deducted), '3000.00')).toBe(-1);
      expect(Number(row.dividend_rate)).toBeGreaterThan(4);
      expect(Number(row.dividend_rate)).toBeLessThan(8);
    }
  });

  it('takes as the base of an average return the interest that the loan ledgers state', () => {
    const contracts = books.loanContracts
      .filter((row) => row.membership_no === '001234')
      .map((row) => row.loan_contract_no);
    for (const row of books.dividends.filter(({ membership_no }) => membership_no === '001234')) {
      const interest = books.loanEntries
        .filter((entry) => contracts.includes(entry.loan_contract_no))
        .filter((entry) => entry.loan_payment_date.startsWith(`${row.account_year}-`))
        .map((entry) => entry.interest_amount ?? '');
      expect(row.base_interest).toBe(sumMoney(interest));
    }
  });

  it('decides and pays welfare in that order, on days that are over', () => {
    const days = books.welfareRequests.map((row) =>
      [row.operate_date, row.approve_date, row.paid_date].flatMap((found) => found ?? []),
    );
    for (const known of days) {
      expect(known).toEqual(known.toSorted());
      expect(String(known.at(-1)) < day).toBe(true);
    }
    expect(new Set(books.welfareRequests.map((row) => row.requestment_no)).size).toBe(days.length);
  });

  it('collects for the cremation society in the months of the receipts, the same of every member', () => {
    const own = books.cremationReceipts.filter((row) => row.membership_no === '001234');
    expect(own.map((row) => [row.receipt_date, row.posted, row.receipt_status])).toEqual(
      books.receipts
        .filter((row) => row.membership_no === '001234')
        .map((row) => [row.receipt_date, row.posted, row.receipt_status]),
    );
    for (const rows of Map.groupBy(books.cremationReceipts, (row) => row.receipt_date).values()) {
      expect(new Set(rows.map((row) => row.case_count)).size).toBe(1);
    }
  });

  it('pays later what the returned receipt had asked for', () => {
    const { payDay, paidOn } = calendar.missed;
    const saved = books.depositEntries.filter(
      (row) =>
        row.deposit_account_no === '0100012345' && row.operate_date === paidOn && row.amount === '3000.00',
    );
    expect(saved.map((row) => row.note)).toContainEqual(expect.stringMatching(/^ชำระแทนหักเงินเดือน/));
    const shares = books.shareEntries.filter(
      (row) => row.membership_no === '001234' && row.operate_date >= payDay,
    );
    expect(shares.map((row) => row.operate_date)[0]).toBe(paidOn);
  });
});

describe('the demonstration', () => {
  const books = demoBooks(FRIDAY);
  const of = (membershipNo: string) => ({
    deposits: books.depositAccounts.filter((row) => row.membership_no === membershipNo),
    loans: books.loanContracts.filter((row) => row.membership_no === membershipNo),
    shares: books.shareAccounts.filter((row) => row.membership_no === membershipNo),
    receipts: books.receipts.filter((row) => row.membership_no === membershipNo),
  });

  it('is the same at every hour of a day in Bangkok', () => {
    expect(demoBooks(new Date('2026-11-20T16:59:59Z'))).toEqual(books);
    expect(demoBooks(new Date('2026-11-20T17:00:00Z'))).not.toEqual(books);
  });

  it('has the data of every screen for 001234', () => {
    const { deposits, loans } = of('001234');
    expect(deposits.filter((row) => row.close_status === '0')).toHaveLength(3);
    expect(loans.map((row) => [row.loan_contract_no[0], row.close_status])).toEqual([
      ['ส', '0'],
      ['ฉ', '0'],
      ['พ', '1'],
    ]);
    const secured = new Set(books.loanCollateral.map((row) => row.loan_contract_no));
    expect(loans.every((row) => secured.has(row.loan_contract_no))).toBe(true);
    expect(
      books.loanCollateral.filter((row) => row.guarantor_no === '001234').map((row) => row.status),
    ).toEqual(['0', '1']);
  });

  it('secures every loan of the borrower in full', () => {
    for (const { loan_contract_no, loan_approve_amount, membership_no } of books.loanContracts) {
      if (membership_no === '005678') continue;
      const used = books.loanCollateral.filter((row) => row.loan_contract_no === loan_contract_no);
      expect(sumMoney(used.map((row) => row.used_amount)), loan_contract_no).toBe(loan_approve_amount);
    }
  });

  it('divides 100 % among the beneficiaries of each member, or states equal shares', () => {
    const byMember = Map.groupBy(books.beneficiaries, (row) => row.membership_no);
    expect([...byMember.keys()].toSorted()).toEqual(['001234', '004321', '005678']);
    for (const [member, rows] of byMember) {
      const parts = rows.flatMap(({ percent }) => percent ?? []).map(Number);
      expect(parts.length === 0 || parts.reduce((sum, part) => sum + part, 0) === 100, member).toBe(true);
      expect(rows.every((row) => row.percent ?? row.condition)).toBe(true);
    }
  });

  it('has for 004321 suspended shares, a coming bill, a paid loan and one that its guarantor took over', () => {
    const { shares, loans, receipts } = of('004321');
    expect(shares[0]?.drop_status).toBe('1');
    expect(loans.map((row) => row.close_status)).toEqual(['1', 'T']);
    expect(receipts.map(({ posted }) => posted)).toEqual(['1', '1', '1', '1', '1', '1', '0']);
    const moved = books.loanEntries.find((row) => row.item_type_code === 'LTR');
    const taken = books.loanEntries.find((row) => row.item_type_code === 'LRT');
    expect(taken?.principal_amount).toBe(moved?.principal_amount.replace('-', ''));
    expect(taken?.loan_payment_date).toBe(moved?.loan_payment_date);
  });

  it('has for 002468 a suspended loan, two instalments that are owed, and no average return', () => {
    const { loans, receipts } = of('002468');
    expect(loans.map((row) => [row.close_status, row.drop_payment_status])).toEqual([
      ['0', '1'],
      ['0', '0'],
    ]);
    expect(receipts.slice(-3).map((row) => [row.receipt_status, row.posted])).toEqual([
      ['2', '1'],
      ['2', '1'],
      ['0', '0'],
    ]);
    const owed = books.collections.filter(
      (row) => row.membership_no === '002468' && row.collected_amount === '0.00' && !row.paid_later_on,
    );
    expect(owed).toHaveLength(2);
    const dividend = books.dividends.find((row) => row.membership_no === '002468');
    expect(dividend?.drop_average).toBe(dividend?.average_return);
  });

  it('has nothing for 009999, who joined this week', () => {
    expect(of('009999')).toEqual({ deposits: [], loans: [], shares: [], receipts: [] });
    const member = books.members.find((row) => row.membership_no === '009999');
    expect(member?.joined_on).toBe('2026-11-16');
  });

  it('has paid out 003003, who left', () => {
    expect(of('003003').shares[0]).toMatchObject({ share_stock: '0.00', share_amount: '0.00' });
    expect(of('003003').deposits.map((row) => [row.balance, row.close_status])).toEqual([['0.00', '1']]);
    expect(books.members.find((row) => row.membership_no === '003003')?.member_status).toBe('3');
  });

  it('numbers identity cards with right check digits', () => {
    expect(books.members.map((row) => isIdCard(row.id_card ?? ''))).toEqual(
      Array.from(books.members, () => true),
    );
  });

  it('names who can sign in, and by which password', () => {
    const signIns = demoMembers
      .filter(({ password }) => password !== null)
      .map(({ membershipNo }) => membershipNo);
    expect(signIns).toEqual(['001234', '004321', '009999', '002468']);
    expect(DEMO_PASSWORD).toBe('Sahakorn#2569');
    expect(demoMembers[0]).toMatchObject({ name: 'นางสมหญิง ใจดี', termsAccepted: true });
  });
});
