import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BackLink } from './back-link.tsx';

const meta = {
  title: 'การกระทำ/BackLink',
  component: BackLink,
  tags: ['!autodocs'],
  args: { href: '#/member/deposit' },
  argTypes: { ref: { table: { disable: true } } },
} satisfies Meta<typeof BackLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'กลับ' });
    await expect(link).toHaveAttribute('href', '#/member/deposit');
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const OtherWords: Story = { args: { children: 'กลับไปข้อมูลส่วนตัว' } };

const goBack = fn();

/** As a button that goes back in the browser's history. */
export const AsButton: Story = {
  args: {
    asChild: true,
    href: undefined,
    children: (
      <button type="button" onClick={goBack}>
        กลับ
      </button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'กลับ' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(goBack).toHaveBeenCalled();
  },
};

export const LargeText: Story = { globals: { textSize: '200' } };

export const Dark: Story = { globals: { appearance: 'dark' } };
