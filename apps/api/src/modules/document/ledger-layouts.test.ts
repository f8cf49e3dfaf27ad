import { sumMoney } from '@sahakorn/thai/money';
import { expect, it } from 'vitest';
import { DEPOSIT_LAYOUT, LOAN_LAYOUT, SHARE_LAYOUT } from './ledger-layouts.ts';

const ENTRY = {
  seq_no: 1,
  item_type_code: 'X',
  item_type_description: 'รายการ',
  item_description: 'รายการ',
  loan_payment_date: '2026-10-23',
  operate_date: '2026-10-23',
  period: 1,
  total_amount: null,
  principal_balance: '0.00',
  balance: '0.00',
  share_stock: '0.00',
  doc_no: null,
  note: null,
  fee_amount: '0.00',
  tax_amount: '0.00',
};

const AMOUNTS = ['-1234567890.12', '-5000.00', '-0.01', '0.00', '0.01', '2549.93', '620000.00'];

const read = (cells: readonly string[]) =>
  cells.map((cell) => cell.replaceAll(',', '').replace('−', '-').replace('+', ''));

it('prints loan rows whose principal and interest add up to their total', () => {
  for (const principal_amount of AMOUNTS)
    for (const interest_amount of AMOUNTS) {
      const printed = read(LOAN_LAYOUT.cells({ ...ENTRY, principal_amount, interest_amount }));
      const [principal = '', interest = '', total] = printed.slice(-4);
      expect(principal).toBe(principal_amount);
      expect(sumMoney([principal, interest])).toBe(total);
      const sums = { credit_amount: principal_amount, debit_amount: '-10.00', interest_amount };
      const [, , lent = '', paid = '', all] = read(LOAN_LAYOUT.sums(sums));
      expect(lent).toBe(sumMoney([principal_amount, '-10.00']));
      expect(sumMoney([lent, paid])).toBe(all);
    }
});

it('prints what goes out with a minus in each ledger, in one of two columns', () => {
  for (const amount of AMOUNTS) {
    const sides = [
      DEPOSIT_LAYOUT.cells({ ...ENTRY, amount }),
      SHARE_LAYOUT.cells({ ...ENTRY, share_value: amount }),
    ].map((cells) => read(cells.slice(-3, -1)));
    const expected = amount.startsWith('-') ? [amount, ''] : ['', amount];
    expect(sides).toEqual([expected, expected]);
  }
});

it('prints nothing for interest that the books do not state, nor for what it is a part of', () => {
  const cells = LOAN_LAYOUT.cells({ ...ENTRY, principal_amount: '-5000.00', interest_amount: null });
  expect(cells.slice(-4, -1)).toEqual(['−5,000.00', '', '']);
});
