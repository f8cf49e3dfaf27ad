import { act, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeKitPart } from '../../../test/describe-kit-part.tsx';
import { statementColumns } from './statement-columns.ts';
import { StatementTable } from './statement-table.tsx';
import {
  DEPOSIT_COLUMNS,
  type DepositLedger,
  type DepositRow,
  HALF_YEAR,
  LOAN_COLUMNS,
  LOAN_ROWS,
  hasRunningBalances,
  loadedRows,
  longLedger,
} from './statement-table.fixtures.ts';

beforeEach(() => page.viewport(1280, 800));

const rowKey = (row: DepositRow) => row.seqNo;

function Statement(props: Partial<DepositLedger>) {
  return (
    <StatementTable
      caption="รายการเคลื่อนไหว บัญชี 01-00012345"
      columns={DEPOSIT_COLUMNS}
      rowKey={rowKey}
      rows={[]}
      {...props}
    />
  );
}

describeKitPart(<Statement />, { element: HTMLDivElement, slot: 'statement-table' });

const entries = (container: Element) => [...container.querySelectorAll('tbody[data-month] > tr')];
const getCells = (row: Element | undefined) => [...(row?.children ?? [])].map((cell) => cell.textContent);
const getStatus = () => screen.getByRole('status').textContent;

async function waitForRows(container: Element, count: number) {
  await expect.poll(() => entries(container).length).toBe(count);
}

describe('a statement', () => {
  it('is a table named by its caption', () => {
    render(<Statement {...HALF_YEAR} />);
    expect(screen.getByRole('table', { name: 'รายการเคลื่อนไหว บัญชี 01-00012345' })).toBeVisible();
  });

  it('says the unit once, in the heads of the figures', () => {
    render(<Statement {...HALF_YEAR} />);
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'วันที่',
      'รายการ',
      'เลขที่เอกสาร',
      'ถอน (บาท)',
      'ฝาก (บาท)',
      'คงเหลือ (บาท)',
    ]);
  });

  it('shows each row under its date, with signed amounts and the balance', () => {
    const { container } = render(<Statement {...HALF_YEAR} />);
    const [newest, , , deposited] = entries(container);
    expect(getCells(newest)).toEqual([
      '19\u00a0พ.ย.\u00a02569',
      'ถอนเงินสด เคาน์เตอร์สาขาสอง',
      'CW691100118',
      '−2,000.00',
      '',
      '86,410.75',
    ]);
    expect(getCells(deposited).slice(3)).toEqual(['', '+3,000.00', '100,420.75']);
  });

  it('closes with the balance brought forward and the sums', () => {
    render(<Statement {...HALF_YEAR} />);
    const [opening, foot] = screen.getAllByRole('row').slice(-2);
    expect(getCells(opening)).toEqual(['1\u00a0มิ.ย.\u00a02569', 'ยอดยกมา', '', '', '', '60,492.85']);
    expect(getCells(foot)).toEqual(['รวม 14 รายการ', '', '−28,750.00', '+54,667.90', '86,410.75']);
  });

  it('says before the sums what a row brought forward', () => {
    render(<Statement {...HALF_YEAR} totals={{ ...HALF_YEAR.totals, broughtForward: '60492.85' }} />);
    const [brought, foot] = screen.getAllByRole('row').slice(-2);
    expect(getCells(brought)).toEqual(['ยอดยกมา', '', '', '', '60,492.85']);
    expect(getCells(foot).at(-1)).toBe('86,410.75');
  });

  it('heads years at every width, and months on narrow screens', () => {
    const table = { caption: 'หุ้น', columns: DEPOSIT_COLUMNS, rowKey, ...HALF_YEAR };
    const { container, rerender } = render(<StatementTable {...table} />);
    const head = () => {
      const first = container.querySelector('tbody');
      return first && getComputedStyle(first, '::before').content;
    };
    expect(head()).toBe('none');
    rerender(<StatementTable {...table} heads="year" />);
    expect(head()).toContain('ปี\u00a02569');
  });

  it('heads rows by accounting years that end with another month', () => {
    const days = ['2026-10-01', '2026-09-30', '2025-10-01', '2025-09-30'];
    const rows = days.flatMap((date, index) =>
      HALF_YEAR.rows.slice(index, index + 1).map((row) => ({ ...row, date })),
    );
    const table = { caption: 'หุ้น', columns: DEPOSIT_COLUMNS, rowKey, rows, heads: 'year' } as const;
    const { container, rerender } = render(<StatementTable {...table} yearEndMonth={9} />);
    const heads = () =>
      [...container.querySelectorAll('tbody')].map(({ dataset }) => dataset['month']?.replace('\u00a0', ' '));
    expect(heads()).toEqual(['ปี 2570', 'ปี 2569', 'ปี 2568']);
    rerender(<StatementTable {...table} />);
    expect(heads()).toEqual(['ปี 2569', 'ปี 2568']);
  });

  it('keeps the balance brought forward back until every row is loaded', () => {
    const { rerender } = render(<Statement {...loadedRows(HALF_YEAR, 5)} />);
    expect(screen.queryByText('ยอดยกมา')).toBeNull();
    expect(screen.getByText('รวม 14 รายการ')).toBeVisible();
    rerender(<Statement {...HALF_YEAR} />);
    expect(screen.getByText('ยอดยกมา')).toBeVisible();
  });

  it('works without opening balance and totals', () => {
    const { container } = render(<Statement rows={HALF_YEAR.rows} />);
    expect(entries(container)).toHaveLength(14);
    expect(container.querySelector('tfoot')).toBeNull();
  });

  it('says so when there are no rows', () => {
    render(<Statement rows={[]} />);
    expect(screen.getByRole('cell', { name: 'ไม่มีรายการ' })).toBeVisible();
  });

  it('takes other words', () => {
    render(
      <StatementTable
        caption="หุ้น"
        columns={DEPOSIT_COLUMNS}
        rowKey={rowKey}
        {...HALF_YEAR}
        totals={{ ...HALF_YEAR.totals, label: 'รวม 14 รายการในช่วงที่เลือก' }}
        words={{ opening: 'ยอดต้นงวด', unit: 'หุ้น', month: (year, month) => `${month}/${year}` }}
      />,
    );
    expect(document.querySelector('tbody[data-month]')?.getAttribute('data-month')).toMatch(/^\d+\/2026$/);
    expect(screen.getByRole('rowheader', { name: 'รวม 14 รายการในช่วงที่เลือก' })).toBeVisible();
    expect(screen.getByText('ยอดต้นงวด')).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'คงเหลือ (หุ้น)' })).toBeVisible();
  });

  it('marks where the month changes, and goes on with a long month', async () => {
    const { rows } = longLedger(10);
    const oneMonth = longLedger(60).rows.map((row) => ({ ...row, date: '2026-11-02' }));
    const { container, rerender } = render(<Statement rows={HALF_YEAR.rows} />);
    const parts = () =>
      [...container.querySelectorAll<HTMLElement>('tbody[data-month]')].map(({ dataset }) => dataset);
    expect(parts().map(({ month, turn }) => [month, turn])).toEqual([
      ['พฤศจิกายน\u00a02569', 'start'],
      ['ตุลาคม\u00a02569', 'month'],
      ['กันยายน\u00a02569', 'month'],
      ['สิงหาคม\u00a02569', 'month'],
      ['กรกฎาคม\u00a02569', 'month'],
      ['มิถุนายน\u00a02569', 'month'],
    ]);
    rerender(<Statement rows={oneMonth} />);
    await waitForRows(container, 60);
    expect(parts().map(({ month, turn }) => [month, turn])).toEqual([
      ['พฤศจิกายน\u00a02569', 'start'],
      ['พฤศจิกายน\u00a02569 (ต่อ)', 'continued'],
    ]);
    rerender(<Statement rows={rows.map((row) => ({ ...row, date: '0000-00-00' }))} />);
    expect(parts().map(({ month }) => month)).toEqual(['ไม่ระบุวันที่']);
  });
});

describe('a narrow statement', () => {
  it('shows the month above its cards, with the amount beside the item', async () => {
    await page.viewport(360, 800);
    const { container } = render(<Statement {...HALF_YEAR} />);
    const [month] = container.querySelectorAll('tbody');
    expect(month && getComputedStyle(month, '::before').content).toContain('พฤศจิกายน');
    const [row] = entries(container);
    const [item, amount] = ['text', 'outflow'].map((kind) => row?.querySelector(`[data-kind="${kind}"]`));
    expect(item?.firstElementChild?.getBoundingClientRect().top).toBeLessThan(
      amount?.getBoundingClientRect().bottom ?? 0,
    );
  });

  it('turns to cards while it is wider, where the amounts are long', async () => {
    await page.viewport(760, 800);
    const millions = HALF_YEAR.rows.map((row) => ({
      ...row,
      balance: '1234567890.00',
      amount: '-9876543210.00',
    }));
    const { container, rerender } = render(<Statement rows={HALF_YEAR.rows} />);
    const display = () => getComputedStyle(entries(container)[0] as Element).display;
    expect(display()).toBe('table-row');
    rerender(<Statement rows={millions} />);
    expect(display()).toBe('grid');
  });

  it('never breaks an amount and never grows wider than its place', async () => {
    await page.viewport(320, 800);
    document.documentElement.dataset['textSize'] = '200';
    const huge = HALF_YEAR.rows.map((row) => ({
      ...row,
      balance: '1234567890123.00',
      amount: '-9876543210123.00',
    }));
    const { container } = render(<Statement rows={huge} />);
    const amounts = [...container.querySelectorAll('tbody [data-card]:not(:empty)')];
    const edge = container.getBoundingClientRect().right;
    for (const amount of amounts) {
      const range = document.createRange();
      range.selectNodeContents(amount);
      expect(range.getClientRects()).toHaveLength(1);
      expect(range.getBoundingClientRect().right).toBeLessThanOrEqual(edge);
    }
    delete document.documentElement.dataset['textSize'];
  });

  it('names each sum once', async () => {
    await page.viewport(360, 800);
    const { container } = render(
      <StatementTable
        caption="รายการชำระเงินกู้"
        columns={LOAN_COLUMNS}
        rows={LOAN_ROWS}
        rowKey={(row) => row.seqNo}
        totals={{ count: 3, sums: { principal: '18750.00', total: '25406.25', balance: '418750.00' } }}
      />,
    );
    const names = [...container.querySelectorAll<HTMLElement>('tfoot td')].map(
      ({ dataset }) => dataset['label'],
    );
    expect(names).toEqual(['เงินต้นรวม', undefined, 'รวม', 'คงเหลือ']);
  });

  it('shows a dash for what is not known, in both directions', () => {
    const unknown = { ...HALF_YEAR.rows[0], item: null, amount: null };
    const column = statementColumns<typeof unknown>();
    render(
      <StatementTable
        caption="รายการเคลื่อนไหว"
        columns={[
          column.text({ header: 'รายการ', value: ({ item }) => item }),
          column.outflow({ header: 'ถอน', value: ({ amount }) => amount }),
          column.inflow({ header: 'ฝาก', value: ({ amount }) => amount }),
        ]}
        rows={[unknown]}
        rowKey={() => 1}
        totals={{ count: 1, sums: { inflow: null } }}
      />,
    );
    expect(screen.getAllByText('-')).toHaveLength(4);
  });

  it('leaves the document number to wide tables', async () => {
    await page.viewport(1280, 800);
    const { rerender } = render(<Statement {...HALF_YEAR} />);
    expect(screen.getByText('CW691100118')).toBeVisible();
    await page.viewport(800, 800);
    rerender(<Statement {...HALF_YEAR} />);
    expect(screen.getByText('CW691100118')).not.toBeVisible();
  });
});

describe('a long statement', () => {
  const ledger = longLedger(2000);

  it('shows a screen of rows at once and lets the others arrive', async () => {
    const { container } = render(<Statement {...ledger} />);
    expect(entries(container).length).toBeGreaterThanOrEqual(12);
    expect(entries(container).length).toBeLessThan(150);
    expect(getStatus()).toBe('');
    await waitFor(() => expect(getStatus()).toBe('กำลังแสดง 50 จาก 2,000 รายการ'));
    await waitForRows(container, 2000);
    expect(getStatus()).toBe('แสดงครบ 2,000 รายการ');
  });

  it('reserves the space of the rows to come', async () => {
    const { container } = render(<Statement {...ledger} />);
    const early = container.scrollHeight;
    await waitForRows(container, 2000);
    expect(early).toBeGreaterThan(container.scrollHeight * 0.8);
    expect(container.querySelector('[data-part="space"]')?.getBoundingClientRect().height).toBe(0);
  });

  it('shows the running balance of the ledger in each row', async () => {
    expect(hasRunningBalances(ledger)).toBe(true);
    const { container } = render(<Statement {...ledger} />);
    await waitForRows(container, 2000);
    const shown = entries(container).map((row) => row.lastElementChild?.textContent?.replaceAll(',', ''));
    expect(shown).toEqual(ledger.rows.map((row) => row.balance));
  });

  it('prints whole, however few rows have arrived', () => {
    const { container } = render(<Statement {...ledger} />);
    expect(entries(container).length).toBeLessThan(2000);
    act(() => {
      window.dispatchEvent(new Event('beforeprint'));
    });
    expect(entries(container)).toHaveLength(2000);
  });

  it('says nothing of arriving when all rows are there at once', () => {
    render(<Statement {...HALF_YEAR} />);
    expect(getStatus()).toBe('');
  });

  it('starts over with another list', async () => {
    const { container, rerender } = render(<Statement {...ledger} />);
    await waitForRows(container, 2000);
    rerender(<Statement rows={ledger.rows.map((row) => ({ ...row, seqNo: row.seqNo + 5000 }))} />);
    expect(entries(container).length).toBeLessThan(150);
    await waitForRows(container, 2000);
  });

  it('starts over with a shorter list', async () => {
    const { container, rerender } = render(<Statement {...ledger} />);
    await waitForRows(container, 2000);
    rerender(<Statement rows={ledger.rows.slice(0, 20)} />);
    expect(entries(container)).toHaveLength(20);
  });
});

/** The chunk that may get more rows of its month. */
const LAST_CHUNK_AT_MOST = 75;

describe('another page of rows', () => {
  const ledger = longLedger(400);

  it('renders no older row again', async () => {
    const read = vi.fn<(row: DepositRow) => string>((row) => row.item);
    const column = statementColumns<DepositRow>();
    const columns = [
      column.date({ header: 'วันที่', value: (row) => row.date }),
      column.text({ header: 'รายการ', value: read }),
      column.balance({ header: 'คงเหลือ', value: (row) => row.balance }),
    ];
    const table = (count: number) => (
      <StatementTable caption="รายการ" columns={columns} rows={ledger.rows.slice(0, count)} rowKey={rowKey} />
    );
    const { container, rerender } = render(table(300));
    await waitForRows(container, 300);
    read.mockClear();
    rerender(table(350));
    await waitForRows(container, 350);
    const readAgain = read.mock.calls.filter(([row]) => ledger.rows.indexOf(row) < 300 - LAST_CHUNK_AT_MOST);
    expect(readAgain).toEqual([]);
  });

  it('leaves the rows that are there in the document', async () => {
    const { container, rerender } = render(<Statement {...loadedRows(ledger, 80)} />);
    await waitForRows(container, 80);
    const before = entries(container);
    rerender(<Statement {...loadedRows(ledger, 130)} />);
    await waitForRows(container, 130);
    expect(entries(container).slice(0, 80)).toEqual(before);
  });

  it('moves neither the page nor the focus', async () => {
    await page.viewport(1152, 600);
    function Pages() {
      const [count, setCount] = useState(100);
      return (
        <>
          <Statement {...loadedRows(ledger, count)} />
          <button type="button" onClick={() => setCount(count + 50)}>
            แสดงรายการก่อนหน้า
          </button>
        </>
      );
    }
    const { container } = render(<Pages />);
    await waitForRows(container, 100);
    const button = screen.getByRole('button');
    button.scrollIntoView({ block: 'end' });
    const before = window.scrollY;
    const lastRow = entries(container).at(-1);
    const place = lastRow?.getBoundingClientRect().top;
    await userEvent.click(button);
    await waitForRows(container, 150);
    expect(window.scrollY).toBe(before);
    expect(lastRow?.getBoundingClientRect().top).toBe(place);
    expect(document.activeElement).toBe(button);
  });

  it('finds a word in any row that has arrived', async () => {
    const { container } = render(<Statement {...ledger} />);
    await waitForRows(container, 400);
    expect(within(container).getByText('XD000000001')).toBeInTheDocument();
  });
});
