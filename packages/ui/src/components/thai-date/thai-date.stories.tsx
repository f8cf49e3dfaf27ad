import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ThaiDate } from './thai-date.tsx';

const meta = {
  title: 'ตัวเลขและวันที่/ThaiDate',
  component: ThaiDate,
  tags: ['!autodocs'],
  args: { value: '2026-11-19' },
  argTypes: { ref: { table: { disable: true } }, value: { control: 'text' } },
} satisfies Meta<typeof ThaiDate>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const date = canvas.getByText('19 พฤศจิกายน 2569');
    await expect(date).toHaveAttribute('datetime', '2026-11-19');
  },
};

export const Short: Story = {
  args: { style: 'short' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('19 พ.ย. 2569')).toBeVisible();
  },
};

export const Numeric: Story = { args: { style: 'numeric' } };

export const WithWeekday: Story = {
  args: { value: '1977-02-07', weekday: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/วันจันทร์ที่ 7 กุมภาพันธ์ 2520/)).toBeVisible();
  },
};

export const WithTime: Story = {
  args: { value: '2026-11-19 10:42:00', time: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/เวลา 10\.42 น\./)).toHaveAttribute('datetime', '2026-11-19T10:42:00');
  },
};

/** An instant is shown in Bangkok's time: half past six in the evening in London is the next day there. */
export const Instant: Story = {
  args: { value: '2026-11-18T18:30:00Z', time: true, style: 'short' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/19 พ\.ย\. 2569 1\.30 น\./)).toBeVisible();
  },
};

/** The feed's own word for no date. */
export const Empty: Story = {
  args: { value: '0000-00-00 00:00:00' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ไม่มีข้อมูล')).toBeInTheDocument();
  },
};
