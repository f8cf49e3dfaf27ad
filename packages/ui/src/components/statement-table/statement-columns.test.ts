import { describe, expect, it } from 'vitest';
import { amountWidths, cardScale } from './column-widths.ts';
import { getColumnAmount, statementColumns, writeAmount } from './statement-columns.ts';

type Row = { amount: string | null };

const column = statementColumns<Row>();
const value = (row: Row) => row.amount;

describe('statementColumns', () => {
  it('leaves the document number out of narrow tables, and nothing else', () => {
    const columns = [
      column.date({ header: 'วันที่', value }),
      column.text({ header: 'รายการ', value: () => 'ฝากโอน' }),
      column.document({ header: 'เลขที่เอกสาร', value }),
      column.balance({ header: 'คงเหลือ', value }),
    ];
    expect(columns.filter(({ priority }) => priority === 'wide').map(({ id }) => id)).toEqual(['document']);
  });

  it('names money columns by their id', () => {
    const interest = column.money({ id: 'interest', header: 'ดอกเบี้ย', value });
    expect(interest).toMatchObject({ kind: 'money', id: 'interest', card: 'line', priority: 'always' });
  });
});

describe('getColumnAmount', () => {
  it.each([
    ['outflow', '-10.00', '-10.00'],
    ['outflow', '10.00', null],
    ['outflow', '0.00', null],
    ['inflow', '10.00', '10.00'],
    ['inflow', '-10.00', null],
    ['inflow', '0.00', '0.00'],
    ['inflow', '-0.00', '-0.00'],
    ['balance', '-10.00', '-10.00'],
    ['money', null, null],
    ['outflow', undefined, null],
  ] as const)('puts into %s of %s: %s', (kind, amount, shown) => {
    expect(getColumnAmount(kind, amount)).toBe(shown);
  });
});

describe('writeAmount', () => {
  it.each([
    ['outflow', '-12000.00', '−12,000.00'],
    ['inflow', '3000.00', '+3,000.00'],
    ['inflow', '0.00', '0.00'],
    ['balance', '1234567890123.45', '1,234,567,890,123.45'],
    ['balance', '-0.01', '−0.01'],
    ['money', '5000.00', '5,000.00'],
  ] as const)('writes %s %s as %s', (kind, amount, written) => {
    expect(writeAmount(kind, amount)).toBe(written);
  });
});

describe('amountWidths', () => {
  const columns = [column.outflow({ header: 'ถอน', value }), column.balance({ header: 'คงเหลือ', value })];

  it('gives every column the same least room', () => {
    expect(amountWidths(columns, [{ amount: '1.00' }, { amount: null }], {})).toEqual({
      outflow: 10,
      inflow: 0,
      balance: 10,
      money: 0,
    });
  });

  it('finds the widest amount in every row', () => {
    const rows = [{ amount: '5.00' }, { amount: '-1234567890.00' }, { amount: '7.00' }];
    expect(amountWidths(columns, rows, {}).outflow).toBe('−123456789000'.length + 4 * 0.5);
  });

  it('counts the sums, which may be wider than every row', () => {
    const widths = amountWidths(columns, [{ amount: '5.00' }], { balance: '-98765432109.50' });
    expect(widths.balance).toBeGreaterThan(widths.outflow);
  });

  it('gives a long head its room', () => {
    const long = [column.money({ id: 'crem', header: 'เงินสงเคราะห์ศพสมาชิกสมทบ', value })];
    expect(amountWidths(long, [], {}).money).toBeGreaterThan(10);
  });

  it('keeps the unit beside a word that leaves it room, and only there', () => {
    const getWidth = (header: string, unit?: string) =>
      amountWidths([column.money({ id: 'one', header, value, ...(unit !== undefined && { unit }) })], [], {})
        .money;
    expect(getWidth('ถอน/โอน')).toBeCloseTo(10.66);
    expect(getWidth('ถอน/โอน', '')).toBe(10);
    expect(getWidth('ชำระเงินต้นแล้ว')).toBe(10);
    expect(getWidth('ดอกเบี้ย')).toBe(10);
  });
});

describe('cardScale', () => {
  const deposit = [
    column.outflow({ header: 'ถอน', value }),
    column.inflow({ header: 'ฝาก', value }),
    column.balance({ header: 'คงเหลือ', value }),
  ];

  it('keeps the usual width for ordinary amounts', () => {
    expect(cardScale(deposit, amountWidths(deposit, [{ amount: '-99999.00' }], {}))).toBeLessThan(1.05);
  });

  it('asks for more room where amounts are long', () => {
    const widths = amountWidths(deposit, [{ amount: '-1234567890.00' }], {});
    expect(cardScale(deposit, widths)).toBeGreaterThan(1.2);
  });
});
