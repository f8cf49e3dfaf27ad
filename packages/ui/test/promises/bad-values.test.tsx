import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Money } from '../../src/components/money/index.ts';
import { RelativeTime } from '../../src/components/relative-time/index.ts';
import { SignedAmount } from '../../src/components/signed-amount/index.ts';
import { StatementTable, statementColumns } from '../../src/components/statement-table/index.ts';
import { ThaiDate } from '../../src/components/thai-date/index.ts';

const NOW = new Date('2026-11-19T10:42:00+07:00');
const NEVER_SHOWN = /NaN|Invalid|undefined|null|Infinity|\[object/;

// Different values in each test: a value is warned about once.
const NO_AMOUNTS = ['1,000', '12.345', '1e5', 'NaN', 'undefined', '+5', '๕๐๐', Number.NaN, {}] as string[];
const NO_DATES = [
  '2026-02-30',
  '19/11/2569',
  'Invalid Date',
  'เมื่อวาน',
  'undefined',
  Number.NaN,
  {},
] as string[];

type Entry = { day: string; amount: string };

const column = statementColumns<Entry>();
const columns = [
  column.date({ header: 'วันที่', value: (row) => row.day }),
  column.text({ header: 'รายการ', value: () => 'ฝากเงินสด' }),
  column.outflow({ header: 'ถอน', value: (row) => row.amount }),
  column.inflow({ header: 'ฝาก', value: (row) => row.amount }),
  column.balance({ header: 'คงเหลือ', value: (row) => row.amount }),
];

function renderStatement(row: Entry): ReactElement {
  return (
    <StatementTable
      caption="รายการเคลื่อนไหว"
      columns={columns}
      rows={[row]}
      rowKey={() => 1}
      opening={{ date: row.day, balance: row.amount }}
      totals={{ count: 1, sums: { balance: row.amount } }}
    />
  );
}

const warn = vi.spyOn(console, 'warn');

beforeEach(() => {
  warn.mockReset();
});

afterEach(() => {
  warn.mockReset();
});

function shown(part: ReactElement): string {
  const { container } = render(part);
  return container.textContent;
}

describe.each([
  ['Money', (value: string) => <Money value={value} unit />],
  ['SignedAmount', (value: string) => <SignedAmount value={value} />],
  ['StatementTable', (value: string) => renderStatement({ day: '2026-11-19', amount: value })],
])('%s, given an invalid amount', (name, part) => {
  it.each(NO_AMOUNTS)('shows " - " for %j and warns the developer', (value) => {
    const text = shown(part(value));
    expect(text).toContain(' - ');
    expect(text).not.toMatch(NEVER_SHOWN);
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(`^${name} shows " - " for `));
  });
});

describe.each([
  ['ThaiDate', (value: string) => <ThaiDate value={value} weekday time />],
  ['RelativeTime', (value: string) => <RelativeTime value={value} now={NOW} />],
  ['StatementTable', (value: string) => renderStatement({ day: value, amount: '5.00' })],
])('%s, given an invalid date', (name, part) => {
  it.each(NO_DATES)('shows " - " for %j and warns the developer', (value) => {
    const text = shown(part(value));
    expect(text).toContain(' - ');
    expect(text).not.toMatch(NEVER_SHOWN);
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(`^${name} shows " - " for `));
  });
});

it.each([null, undefined, '', '0000-00-00', '0000-00-00 00:00:00'])(
  'takes %j for a missing date, without a warning',
  (value) => {
    expect(shown(<ThaiDate value={value} />)).toContain(' - ');
    expect(shown(<RelativeTime value={value} now={NOW} />)).toContain(' - ');
    expect(warn).not.toHaveBeenCalled();
  },
);

it('warns about an invalid `now`', () => {
  expect(shown(<RelativeTime value="2026-11-18" now={new Date(Number.NaN)} />)).toBe('18 พฤศจิกายน 2569');
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('`now`'));
});
