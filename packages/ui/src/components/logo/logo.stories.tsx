import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Logo } from './logo.tsx';

const meta = {
  title: 'เริ่มต้น/Logo',
  component: Logo,
  tags: ['!autodocs'],
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

/** Alone on a page it carries the cooperative's name. */
export const Named: Story = {
  args: { label: 'สหกรณ์ออมทรัพย์ตัวอย่าง จำกัด' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'สหกรณ์ออมทรัพย์ตัวอย่าง จำกัด' })).toBeVisible();
  },
};

export const Sizes: Story = {
  render: () => (
    <div className="flex items-end gap-4">
      <Logo size="sm" />
      <Logo size="md" />
      <Logo size="lg" />
    </div>
  ),
};

export const Dark: Story = { globals: { appearance: 'dark' } };

/** The mark keeps its 52 px when the text doubles. */
export const LargeText: Story = {
  globals: { textSize: '200' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')?.getBoundingClientRect().width).toBe(52);
  },
};
