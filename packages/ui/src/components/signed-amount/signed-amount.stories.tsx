import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SignedAmount } from './signed-amount.tsx';

const meta = {
  title: 'ตัวเลขและวันที่/SignedAmount',
  component: SignedAmount,
  tags: ['!autodocs'],
  args: { value: '3000' },
  argTypes: { ref: { table: { disable: true } } },
} satisfies Meta<typeof SignedAmount>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('ฝาก +3,000.00');
  },
};

export const Withdrawal: Story = {
  args: { value: '-12000' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('ถอน \u221212,000.00');
  },
};

export const Zero: Story = {
  args: { value: '0.00' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toBe('0.00');
  },
};

export const Empty: Story = { args: { value: null } };

/** Words of a share register. */
export const OtherWords: Story = {
  args: { value: '2500', inLabel: 'ซื้อ', outLabel: 'ถอนหรือโอน' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('ซื้อ +2,500.00');
  },
};

/** Without the word, which the column head ฝาก says already. */
export const WordInTheHead: Story = {
  args: { value: '26485.75', inLabel: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toBe('+26,485.75');
  },
};

export const VeryLarge: Story = {
  parameters: { sideways: 'An amount never breaks, and this one is larger than any book.' },
  args: { value: '-987654321098.76' },
};

export const Dark: Story = { globals: { appearance: 'dark' } };
