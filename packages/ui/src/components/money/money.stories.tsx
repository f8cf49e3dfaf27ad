import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Money } from './money.tsx';

const meta = {
  title: 'ตัวเลขและวันที่/Money',
  component: Money,
  tags: ['!autodocs'],
  args: { value: '86410.75' },
  argTypes: { ref: { table: { disable: true } } },
} satisfies Meta<typeof Money>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('86,410.75')).toBeVisible();
  },
};

export const WithUnit: Story = {
  args: { value: '486500', unit: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('486,500.00 บาท');
  },
};

export const OtherUnit: Story = { args: { value: '2500', unit: 'บาทต่อเดือน' } };

export const Negative: Story = {
  args: { value: '-12000' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('\u221212,000.00')).toBeVisible();
  },
};

export const Zero: Story = { args: { value: '0', unit: true } };

/** Larger than a float represents exactly. */
export const VeryLarge: Story = {
  parameters: { sideways: 'An amount never breaks, and this one is larger than any book.' },
  args: { value: '98765432109876543.21', unit: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/98,765,432,109,876,543\.21/)).toBeVisible();
  },
};

export const Empty: Story = {
  args: { value: null, unit: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('-')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByText('ไม่มีข้อมูล')).toBeInTheDocument();
    await expect(canvasElement).not.toHaveTextContent('บาท');
  },
};

export const Sizes: Story = {
  parameters: { sideways: 'Who sets a size sees to its room, as SummaryTile does.' },
  render: () => (
    <div className="grid gap-2">
      <Money value="248310.75" unit />
      <Money value="248310.75" unit size="lg" />
      <Money value="248310.75" unit size="xl" />
      <Money value="248310.75" unit size="tile" />
      <Money value="248310.75" unit size="single" />
    </div>
  ),
};

/** Tabular digits, so that amounts align. */
export const InAColumn: Story = {
  render: () => (
    <div className="grid w-40 justify-items-end gap-1">
      <Money value="1111111.11" data-testid="ones" />
      <Money value="8888888.88" data-testid="eights" />
      <Money value="-0.05" />
    </div>
  ),
  play: async ({ canvas }) => {
    const width = (id: string) => canvas.getByTestId(id).getBoundingClientRect().width;
    await expect(width('ones')).toBe(width('eights'));
  },
};

/** In a column that is too narrow an amount overflows rather than breaks. */
export const NeverBroken: Story = {
  parameters: { sideways: 'That is what the story shows.' },
  render: () => (
    <div className="w-16">
      <Money value="12486500" unit data-testid="amount" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('amount').getClientRects()).toHaveLength(1);
  },
};
