import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Passbook, PassbookCells } from '../passbook/passbook.tsx';
import { SummaryTile } from './summary-tile.tsx';

const meta = {
  title: 'ข้อมูล/SummaryTile',
  component: SummaryTile,
  tags: ['!autodocs'],
  parameters: { layout: 'padded' },
  decorators: [
    (Story) => (
      <Passbook className="max-w-form">
        <PassbookCells columns={2}>
          <Story />
        </PassbookCells>
      </Passbook>
    ),
  ],
  args: {
    label: 'เงินฝาก',
    amount: '248310.75',
    caption: '3 บัญชี',
    link: <a href="#/member/deposit">ดูเงินฝาก</a>,
  },
  argTypes: {
    ref: { table: { disable: true } },
    caption: { control: 'text' },
    link: { control: false },
  },
} satisfies Meta<typeof SummaryTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'ดูเงินฝาก' });
    await expect(link).toHaveAttribute('href', '#/member/deposit');
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const WithoutLink: Story = { args: { label: 'ถอนได้', amount: '86310.75', link: undefined } };

/** There is no amount yet: the caption says what will be shown here. */
export const NothingYet: Story = {
  args: { label: 'ทุนเรือนหุ้น', amount: undefined, caption: 'แสดงหลังหักค่าหุ้นงวดแรก', link: undefined },
};

export const AmountOnly: Story = { args: { caption: undefined, link: undefined } };

export const NoAmount: Story = {
  args: { label: 'หนี้เงินกู้คงเหลือ', amount: null, caption: 'ไม่มีสัญญา', link: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ไม่มีข้อมูล')).toBeInTheDocument();
  },
};

export const Zero: Story = { args: { label: 'หนี้เงินกู้คงเหลือ', amount: '0.00', caption: 'ชำระครบแล้ว' } };

export const Negative: Story = { args: { label: 'ยอดคงเหลือ', amount: '-1250.50', caption: 'ค้างค่าธรรมเนียม' } };

/** The label wraps before the amount, and the amount moves below it unbroken. */
export const VeryLarge: Story = {
  globals: { viewport: { value: 'w320' } },
  args: { label: 'ทุนเรือนหุ้นสะสมทั้งหมด', amount: '1234567890.12', caption: 'งวดล่าสุด 228' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/1,234,567,890\.12/).getClientRects()).toHaveLength(1);
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const LargeText: Story = {
  globals: { viewport: { value: 'w320' }, textSize: '200' },
  args: { amount: '12486500.00' },
  play: async ({ canvas, canvasElement }) => {
    const tile = canvasElement.querySelector('[data-slot=summary-tile]')?.getBoundingClientRect();
    const amount = canvas.getByText(/12,486,500\.00/).getBoundingClientRect();
    await expect(amount.right).toBeLessThanOrEqual(tile?.right ?? 0);
  },
};

export const Dark: Story = { globals: { appearance: 'dark' } };
