import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RelativeTime } from './relative-time.tsx';

const meta = {
  title: 'ตัวเลขและวันที่/RelativeTime',
  component: RelativeTime,
  tags: ['!autodocs'],
  args: { value: '2026-11-19T10:37:00+07:00', now: new Date('2026-11-19T10:42:00+07:00') },
  argTypes: {
    ref: { table: { disable: true } },
    value: { control: 'text' },
    now: { control: false },
  },
} satisfies Meta<typeof RelativeTime>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const time = canvas.getByText('5 นาทีที่แล้ว');
    await expect(time).toHaveAttribute('datetime', '2026-11-19T10:37:00+07:00');
    await expect(time).toHaveAttribute('title', expect.stringContaining('19\u00a0พฤศจิกายน\u00a02569'));
  },
};

export const JustNow: Story = { args: { value: '2026-11-19T10:41:40+07:00' } };

export const HoursAgo: Story = { args: { value: '2026-11-19T07:05:00+07:00' } };

export const Yesterday: Story = {
  args: { value: '2026-11-18 16:20:00' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/เมื่อวานนี้ เวลา/)).toBeVisible();
  },
};

export const ThisWeek: Story = { args: { value: '2026-11-14 09:00:00' } };

export const LongAgo: Story = {
  args: { value: '2026-08-01 09:00:00' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 สิงหาคม 2569')).toBeVisible();
  },
};

export const LaterToday: Story = { args: { value: '2026-11-19 13:30:00' } };

/** A day without a time. */
export const DayOnly: Story = { args: { value: '2026-11-19' } };

/** The feed's value for no date. */
export const Empty: Story = {
  args: { value: '0000-00-00 00:00:00' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ไม่มีข้อมูล')).toBeInTheDocument();
  },
};
