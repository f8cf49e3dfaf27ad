import type { Meta, StoryObj } from '@storybook/react-vite';
import { PiggyBank } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { EmptyState } from '../empty-state/index.ts';
import { ErrorState } from '../error-state/index.ts';
import { LoadMore } from '../load-more/index.ts';
import { SkeletonTable } from '../skeleton/index.ts';
import { StatementTable } from './index.ts';
import {
  DEPOSIT_COLUMNS,
  type DepositRow,
  HALF_YEAR,
  LARGE_AMOUNTS,
  LOAN_COLUMNS,
  LOAN_ROWS,
  LONG_TEXTS,
  loadedRows,
  longLedger,
} from './statement-table.fixtures.ts';

const meta = {
  title: 'ข้อมูล/StatementTable',
  component: StatementTable<DepositRow>,
  tags: ['!autodocs'],
  args: {
    caption: 'รายการเคลื่อนไหว บัญชี 01-00012345 ตั้งแต่ 1 มิ.ย. 2569 ถึง 20 พ.ย. 2569',
    columns: DEPOSIT_COLUMNS,
    rowKey: (row) => row.seqNo,
    ...HALF_YEAR,
  },
  argTypes: { ref: { table: { disable: true } } },
} satisfies Meta<typeof StatementTable<DepositRow>>;

export default meta;
type Story = StoryObj<typeof meta>;

const ENTRY = 'tbody[data-month] > tr';

function entries(canvasElement: Element): HTMLTableRowElement[] {
  return [...canvasElement.querySelectorAll<HTMLTableRowElement>(ENTRY)];
}

/** A container of the given width: the table responds to it, not to the window. */
function inPlace(width: 'max-w-80' | 'max-w-90' | 'max-w-176') {
  return (Story: () => ReactNode) => (
    <div className={width}>
      <Story />
    </div>
  );
}

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('table', { name: /บัญชี 01-00012345/ })).toBeVisible();
    await expect(entries(canvasElement)).toHaveLength(14);
    const foot = canvas.getByRole('row', { name: /รวม 14 รายการ/ });
    await expect(within(foot).getByText('86,410.75')).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** When it is under 40 rem wide, every row is a card under its month; it stays the same table. */
export const Narrow: Story = {
  decorators: [inPlace('max-w-90')],
  play: async ({ canvas, canvasElement }) => {
    await expect(entries(canvasElement)).toHaveLength(14);
    await expect(canvas.getAllByRole('row')).toHaveLength(17);
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(5);
  },
};

/** One row a month: the cards are grouped by year. */
export const YearsNarrow: Story = {
  args: { heads: 'year' },
  decorators: [inPlace('max-w-90')],
  play: async ({ canvasElement }) => {
    const heads = [...canvasElement.querySelectorAll('tbody')].map(({ dataset }) => dataset['month']);
    await expect(heads.filter(Boolean)).toEqual(['ปี\u00a02569']);
  },
};

/** Beside the sidebar on a small screen: notes on their own line, no document numbers. */
export const Tablet: Story = {
  decorators: [inPlace('max-w-176')],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'เลขที่เอกสาร' })).toBeNull();
  },
};

export const Loading: Story = { render: () => <SkeletonTable rows={14} /> };

export const Empty: Story = {
  render: () => (
    <EmptyState icon={<PiggyBank aria-hidden />} title="บัญชีนี้ยังไม่มีรายการเคลื่อนไหว">
      เมื่อฝากหรือถอนแล้ว รายการจะแสดงที่นี่ในรอบอัพเดทถัดไป
    </EmptyState>
  ),
};

/** A month without movements, with its balance. */
export const NoRows: Story = {
  args: {
    rows: [],
    opening: { date: '2026-12-01', balance: '86410.75' },
    totals: { count: 0, sums: { outflow: '0.00', inflow: '0.00', balance: '86410.75' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: 'ไม่มีรายการ' })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'รวม 0 รายการ' })).toBeInTheDocument();
  },
};

export const Error: Story = {
  render: () => (
    <ErrorState title="ไม่สามารถโหลดรายการเคลื่อนไหวได้" onRetry={fn()}>
      ข้อมูลของท่านไม่สูญหาย ตรวจสอบอินเทอร์เน็ต แล้วลองอีกครั้ง
    </ErrorState>
  ),
};

export const LongTexts: Story = { args: LONG_TEXTS };

export const LongTextsNarrow: Story = { args: LONG_TEXTS, decorators: [inPlace('max-w-80')] };

/** Amounts never break: columns widen, and rows become cards at a greater width. */
export const LargeAmounts: Story = {
  args: LARGE_AMOUNTS,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('−262,345,678.91')).toBeVisible();
    await expect(canvas.getByText('−0.01')).toBeVisible();
  },
};

export const LargeAmountsNarrow: Story = { args: LARGE_AMOUNTS, decorators: [inPlace('max-w-80')] };

/** Several rows a day: after fifty the month's head is repeated. */
export const LongMonth: Story = {
  args: {
    rows: longLedger(70).rows.map((row, index) => ({
      ...row,
      date: index < 60 ? '2026-11-02' : '2026-10-30',
    })),
    opening: undefined,
    totals: undefined,
  },
  decorators: [inPlace('max-w-90')],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(entries(canvasElement)).toHaveLength(70));
    const months = [...canvasElement.querySelectorAll('tbody')].map(({ dataset }) => dataset['month']);
    await expect(months).toContain('พฤศจิกายน\u00a02569 (ต่อ)');
  },
};

/** A loan: the column decides what a card shows beside the item. */
export const Loan: Story = {
  render: () => (
    <StatementTable
      caption="รายการชำระเงินกู้ สัญญา ส6900123"
      columns={LOAN_COLUMNS}
      rows={LOAN_ROWS}
      rowKey={(row) => row.seqNo}
      totals={{
        count: 3,
        sums: { principal: '18750.00', interest: '6656.25', total: '25406.25', balance: '418750.00' },
      }}
    />
  ),
};

export const LoanNarrow: Story = { ...Loan, decorators: [inPlace('max-w-90')] };

function PagedStatement({ ledger }: { ledger: ReturnType<typeof longLedger> }) {
  const [count, setCount] = useState(50);
  const total = ledger.rows.length;
  return (
    <div className="grid gap-4">
      <StatementTable
        caption="รายการเคลื่อนไหว บัญชี 01-00012345"
        columns={DEPOSIT_COLUMNS}
        rowKey={(row) => row.seqNo}
        {...loadedRows(ledger, count)}
      />
      <LoadMore
        shown={count}
        total={total}
        onLoadMore={() => setCount(Math.min(total, count + 50))}
        onLoadAll={() => setCount(total)}
      />
    </div>
  );
}

const PAGED = longLedger(220);

/** The first page: the sums count all rows; the balance brought forward comes with the last page. */
export const PageByPage: Story = {
  render: () => <PagedStatement ledger={PAGED} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText('รวม 220 รายการ')).toBeInTheDocument();
    await expect(canvas.queryByText('ยอดยกมา')).toBeNull();
    const [newest] = entries(canvasElement);
    const more = canvas.getByText('แสดงรายการก่อนหน้า');
    await userEvent.click(more);
    await waitFor(() => expect(entries(canvasElement)).toHaveLength(100));
    await expect(entries(canvasElement)[0]).toBe(newest);
    await expect(more).toHaveFocus();
    await userEvent.click(canvas.getByText('แสดงทั้งหมด'));
    await waitFor(() => expect(entries(canvasElement)).toHaveLength(220));
    await expect(canvas.getByText('ยอดยกมา')).toBeVisible();
  },
};

/** axe checks only the first months: the others are alike. */
const FIRST_MONTHS_ONLY = { a11y: { context: { exclude: ['tbody:nth-of-type(n + 3)'] } } };

/** Frames are long on a busy machine: only the runner's timeout applies. */
async function waitForStatus(canvasElement: HTMLElement, words: string): Promise<void> {
  const said = () => canvasElement.querySelector('output')?.textContent;
  await waitFor(() => expect(said()).toBe(words), { timeout: 600_000 });
}

export const TwoThousandRows: Story = {
  args: longLedger(2000),
  parameters: FIRST_MONTHS_ONLY,
  play: async ({ canvasElement }) => {
    await waitForStatus(canvasElement, 'แสดงครบ 2,000 รายการ');
    await expect(entries(canvasElement)).toHaveLength(2000);
  },
};

export const TwoThousandRowsNarrow: Story = {
  args: TwoThousandRows.args ?? {},
  tags: ['!test'],
  decorators: [inPlace('max-w-90')],
};

const TEN_THOUSAND = longLedger(10_000);

/** Every row in the document, one chunk for each frame. `npm run bench:table` measures the speed. */
export const TenThousandRows: Story = {
  args: TEN_THOUSAND,
  tags: ['!test'],
  parameters: FIRST_MONTHS_ONLY,
  // Waits for all rows, so that the screenshot is stable.
  play: async ({ canvasElement }) => waitForStatus(canvasElement, 'แสดงครบ 10,000 รายการ'),
};

export const LargeText: Story = { globals: { textSize: '200' }, decorators: [inPlace('max-w-90')] };

export const Dark: Story = { globals: { appearance: 'dark' } };

export const DarkNarrow: Story = { globals: { appearance: 'dark' }, decorators: [inPlace('max-w-90')] };

export const HighContrast: Story = { globals: { appearance: 'contrast' } };
