import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { StatementTable } from '../components/statement-table/index.ts';
import { LOAN_COLUMNS, LOAN_ROWS } from '../components/statement-table/statement-table.fixtures.ts';
import { DepositLedger } from './deposit-ledger.tsx';
import { SHARES, SHARE_COLUMNS } from './ledgers.ts';
import { inContent, onAPhone } from './places.tsx';

const meta = {
  title: 'รูปแบบ/รายการเคลื่อนไหว',
  component: DepositLedger,
  tags: ['!autodocs'],
  parameters: { layout: 'padded' },
  decorators: [inContent],
  globals: { viewport: { value: 'w1440' } },
} satisfies Meta<typeof DepositLedger>;

export default meta;
type Story = StoryObj<typeof meta>;

const ON_A_TELEPHONE: Story = { decorators: [onAPhone] };

function entries(canvasElement: HTMLElement): number {
  return canvasElement.querySelectorAll('tbody[data-month] > tr').length;
}

/** Filter, load more, reset: each result is announced, and focus stays on the control in use. */
export const Deposit: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText(/^60\s?รายการ$/)).toBeVisible();
    const more = canvas.getByRole('button', { name: 'แสดงรายการก่อนหน้า' });
    await userEvent.click(more);
    await waitFor(() => expect(entries(canvasElement)).toBe(40));
    await expect(more).toHaveFocus();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'ประเภทรายการ' }), 'ค่าธรรมเนียม');
    const submit = canvas.getByRole('button', { name: 'แสดงรายการ' });
    await userEvent.click(submit);
    await expect(submit).toHaveFocus();
    await expect(canvas.queryByText('ยอดยกมา')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'ล้างตัวกรอง' }));
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^พบ 60/));
  },
};

export const DepositOnATelephone: Story = ON_A_TELEPHONE;

/** Rows are loading: the filters stay and show that they are busy. */
export const Loading: Story = { args: { answer: 'loading' } };

/** No rows match: the filters stay, with a button that resets them. */
export const NothingFound: Story = {
  args: { filter: { from: null, to: null, kind: 'INT' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'ไม่พบรายการที่เลือก' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'ล้างตัวกรอง' }));
    await expect(canvas.getByRole('table')).toBeVisible();
  },
};

/** The server cannot be reached: the request can be retried. */
export const Failed: Story = {
  args: { answer: 'failed' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('ข้อมูลของท่านไม่สูญหาย');
    await userEvent.click(canvas.getByRole('button', { name: 'ลองอีกครั้ง' }));
    await expect(canvas.getByRole('table')).toBeVisible();
  },
};

/** A loan: what was paid is split, and the total is what a card shows first. */
export const Loan: Story = {
  render: () => (
    <StatementTable
      caption="รายการชำระเงินกู้ สัญญา ส6900123"
      columns={LOAN_COLUMNS}
      rows={LOAN_ROWS}
      rowKey={({ seqNo }) => seqNo}
      totals={{
        count: 3,
        sums: { principal: '18750.00', interest: '6656.25', total: '25406.25', balance: '418750.00' },
      }}
    />
  ),
};

/** A share register: taken out before bought, as a passbook has ถอน before ฝาก. */
export const Share: Story = {
  render: () => (
    <StatementTable
      caption="ทะเบียนหุ้น สมาชิก 001234"
      columns={SHARE_COLUMNS}
      rows={SHARES.rows}
      rowKey={({ seqNo }) => seqNo}
      opening={SHARES.opening}
      totals={SHARES.totals}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('−7,500.00', { selector: 'td' })).toBeVisible();
    await expect(canvas.getByText('ยอดยกมา')).toBeVisible();
  },
};

export const ShareOnATelephone: Story = { ...Share, ...ON_A_TELEPHONE };
