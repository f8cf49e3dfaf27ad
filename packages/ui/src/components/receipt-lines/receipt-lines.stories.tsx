import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { OCTOBER } from './receipt-lines.fixtures.ts';
import { ReceiptLines } from './receipt-lines.tsx';

const meta = {
  title: 'ข้อมูล/ReceiptLines',
  component: ReceiptLines,
  tags: ['!autodocs'],
  parameters: { layout: 'padded' },
  args: {
    caption: 'ใบเสร็จรับเงิน 6910-001234 เดือนตุลาคม 2569',
    lines: OCTOBER.lines,
    sums: OCTOBER.sums,
  },
  argTypes: { ref: { table: { disable: true } } },
  globals: { viewport: { value: 'w1024' } },
} satisfies Meta<typeof ReceiptLines>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: /6910-001234/ });
    await expect(within(table).getByRole('row', { name: /ค่าหุ้น.*2,500.00.*ไม่มี/ })).toBeVisible();
    await expect(within(table).getByRole('row', { name: /^รวมเงิน.*14,387.47/ })).toBeVisible();
    await expect(canvas.getByText('หนึ่งหมื่นสี่พันสามร้อยแปดสิบเจ็ดบาทสี่สิบเจ็ดสตางค์')).toBeVisible();
  },
};

/** When it is under 40 rem wide, each line is a card; for screen readers it stays a table. */
export const Narrow: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(6);
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(5);
    await expect(canvas.getByRole('row', { name: /เงินกู้สามัญ.*7,318.12/ })).toBeVisible();
  },
};

export const LargestText: Story = {
  globals: { viewport: { value: 'w320' }, textSize: '200' },
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

/** A returned instalment is negative; a welfare fee has no balance. */
export const UnusualAmounts: Story = {
  args: {
    caption: 'ใบเสร็จรับเงิน 6907-101234 เดือนกรกฎาคม 2569',
    lines: [
      {
        key: 1,
        item: 'ชำระเงินกู้พิเศษเพื่อการเคหะสงเคราะห์ของนางสาวปิ่นมณีรัตน์กานดา ศรีสุขเกษมสันต์ ณ อยุธยา',
        note: 'พ6500001 · งวด 118',
        principal: '1250000.00',
        interest: '98765.43',
        total: '1348765.43',
        balance: '12345678.90',
      },
      {
        key: 2,
        item: 'คืนเงินที่หักเกิน',
        principal: '-500.00',
        interest: '0.00',
        total: '-500.00',
        balance: null,
      },
    ],
    sums: { principal: '1249500.00', interest: '98765.43', total: '1348265.43' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /คืนเงินที่หักเกิน.*−500.00.*ไม่มี.*ไม่มี/ })).toBeVisible();
  },
};

export const UnusualAmountsNarrow: Story = {
  ...UnusualAmounts,
  globals: { viewport: { value: 'w360' } },
};

export const Dark: Story = { globals: { viewport: { value: 'w1024' }, appearance: 'dark' } };

export const HighContrast: Story = { globals: { viewport: { value: 'w1024' }, appearance: 'contrast' } };
