import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { Money } from '../money/money.tsx';
import { ProgressRing } from './progress-ring.tsx';

const meta = {
  title: 'ข้อมูล/ProgressRing',
  component: ProgressRing,
  tags: ['!autodocs'],
  args: { value: '310000.00', total: '500000.00' },
  argTypes: { ref: { table: { disable: true } } },
} satisfies Meta<typeof ProgressRing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /^ชำระแล้ว 62\s%$/ })).toBeVisible();
  },
};

export const WithAmounts: Story = {
  args: {
    children: (
      <>
        <Money value="310000.00" /> จาก <Money value="500000.00" unit />
      </>
    ),
  },
};

export const Large: Story = { args: { ...WithAmounts.args, size: 'lg' } };

export const NothingPaid: Story = { args: { value: '0.00' } };

/** One satang is more than 0 %, and all but one satang is less than 100 %. */
export const Edges: Story = {
  render: () => (
    <div className="grid gap-6">
      <ProgressRing value="0.01" total="500000.00" />
      <ProgressRing value="499999.99" total="500000.00" />
      <ProgressRing value="0.01" total="500000.00" size="lg" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img', { name: /น้อยกว่า 1\s%/ })).toHaveLength(2);
    await expect(canvas.getByRole('img', { name: /99\s%/ })).toBeVisible();
  },
};

export const Full: Story = { args: { value: '500000.00' } };

/** More than the whole: the ring is full and the words explain it. */
export const Over: Story = {
  render: () => (
    <div className="grid gap-6">
      <ProgressRing value="500250.00" total="500000.00" />
      <ProgressRing value="500250.00" total="500000.00" size="lg" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img', { name: /100\s% เกินยอดทั้งหมด/ })).toHaveLength(2);
  },
};

export const Unknown: Story = {
  render: () => (
    <div className="grid gap-6">
      <ProgressRing value={null} total="500000.00" />
      <ProgressRing value={null} total="500000.00" size="lg" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img', { name: 'ชำระแล้ว ไม่มีข้อมูล' })).toHaveLength(2);
  },
};

/** An invalid amount shows as a dash, with a warning in the console. */
export const NoAmount: Story = {
  args: { value: '310,000 บาท' },
  beforeEach: () => {
    const warn = spyOn(console, 'warn').mockImplementation(() => undefined);
    return () => warn.mockRestore();
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'ชำระแล้ว ไม่มีข้อมูล' })).toBeVisible();
  },
};

export const VeryLarge: Story = {
  args: {
    value: '9876543210.98',
    total: '12345678901.23',
    children: (
      <>
        <Money value="9876543210.98" /> จาก <Money value="12345678901.23" />
      </>
    ),
  },
};

export const LongLabel: Story = {
  args: { label: 'ชำระเงินต้นของสัญญาเงินกู้สามัญเพื่อการศึกษาบุตรแล้ว', size: 'lg' },
};

export const LargeText: Story = { args: { ...WithAmounts.args, size: 'lg' }, globals: { textSize: '200' } };

export const Dark: Story = { args: { size: 'lg' }, globals: { appearance: 'dark' } };

export const HighContrast: Story = { args: { size: 'lg' }, globals: { appearance: 'contrast' } };

export const Grayscale: Story = { args: { size: 'lg' }, globals: { grayscale: 'on' } };
