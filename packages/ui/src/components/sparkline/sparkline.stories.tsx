import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn } from 'storybook/test';
import { Sparkline } from './sparkline.tsx';

const DIVIDENDS = [
  { label: '2563', value: '18240.00' },
  { label: '2564', value: '19985.50' },
  { label: '2565', value: '17310.25' },
  { label: '2566', value: '21468.75' },
  { label: '2567', value: '23912.00' },
  { label: '2568', value: '26485.75' },
];

const meta = {
  title: 'ข้อมูล/Sparkline',
  component: Sparkline,
  tags: ['!autodocs'],
  args: {
    caption: 'เงินปันผลและเฉลี่ยคืน ปี 2563 ถึง 2568',
    points: DIVIDENDS,
    onTableShownChange: fn(),
  },
  argTypes: { ref: { table: { disable: true } } },
} satisfies Meta<typeof Sparkline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(DIVIDENDS.length + 1);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onTableShownChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByRole('button', { name: 'ซ่อนตาราง' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onTableShownChange).toHaveBeenLastCalledWith(false);
  },
};

export const WithTable: Story = { args: { defaultTableShown: true } };

/** A year without figures leaves a gap; a loss goes below the line. */
export const GapAndLoss: Story = {
  args: {
    caption: 'กำไรสุทธิของสหกรณ์ ปี 2563 ถึง 2568',
    points: [
      { label: '2563', value: '4210000.00' },
      { label: '2564', value: null },
      { label: '2565', value: '-1875000.25' },
      { label: '2566', value: '0.00' },
      { label: '2567', value: '2960000.00' },
      { label: '2568', value: '5125000.75' },
    ],
    defaultTableShown: true,
  },
};

export const AllNegative: Story = {
  args: {
    points: [
      { label: '2566', value: '-1500.00' },
      { label: '2567', value: '-800.00' },
      { label: '2568', value: '-2400.00' },
    ],
  },
};

export const OnePoint: Story = { args: { points: DIVIDENDS.slice(-1) } };

export const TwoPoints: Story = { args: { points: DIVIDENDS.slice(-2) } };

export const NoPoints: Story = {
  args: { points: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ยังไม่มีข้อมูล')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const AllZero: Story = { args: { points: DIVIDENDS.map((point) => ({ ...point, value: '0.00' })) } };

export const VeryLarge: Story = {
  args: {
    points: DIVIDENDS.map(({ label }, index) => ({ label, value: `${index + 1}9876543210.98` })),
  },
};

export const ManyYears: Story = {
  args: {
    caption: 'เงินปันผล ปี 2529 ถึง 2568',
    points: Array.from({ length: 40 }, (_, index) => ({
      label: String(2529 + index),
      value: `${1200 + index * 640 - (index % 7) * 300}.50`,
    })),
  },
};

/** An invalid amount is a gap and a dash, with a warning in the console. */
export const NoAmount: Story = {
  args: {
    points: [...DIVIDENDS.slice(0, 3), { label: '2566', value: 'ยังไม่ประกาศ' }],
    defaultTableShown: true,
  },
  beforeEach: () => {
    const warn = spyOn(console, 'warn').mockImplementation(() => undefined);
    return () => warn.mockRestore();
  },
};

export const Narrow: Story = {
  args: { defaultTableShown: true },
  render: (args) => (
    <div className="max-w-52">
      <Sparkline {...args} />
    </div>
  ),
};

export const LargeText: Story = { args: { defaultTableShown: true }, globals: { textSize: '200' } };

export const Dark: Story = { args: { defaultTableShown: true }, globals: { appearance: 'dark' } };

export const HighContrast: Story = { globals: { appearance: 'contrast' } };

export const Grayscale: Story = { globals: { grayscale: 'on' } };
