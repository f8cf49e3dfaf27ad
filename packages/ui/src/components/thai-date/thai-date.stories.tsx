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

/** An instant is shown in Bangkok time: 18:30 in London is the next day. */
export const Instant: Story = {
  args: { value: '2026-11-18T18:30:00Z', time: true, style: 'short' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/19 พ\.ย\. 2569 1\.30 น\./)).toBeVisible();
  },
};

/** In a short line the year wraps, and no number breaks. */
export const Narrow: Story = {
  args: { value: '2007-11-01' },
  globals: { textSize: '200' },
  render: (args) => (
    <p className="w-30 wrap-anywhere">
      เป็นสมาชิกตั้งแต่ <ThaiDate {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    const text = canvas.getByText('1 พฤศจิกายน 2550').firstChild;
    const getLines = (from: number, to: number) => {
      const range = document.createRange();
      if (text) range.setStart(text, from);
      if (text) range.setEnd(text, to);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    };
    await expect([getLines(0, 11), getLines(12, 16), getLines(0, 16)]).toEqual([1, 1, 2]);
  },
};

/** The feed's value for no date. */
export const Empty: Story = {
  args: { value: '0000-00-00 00:00:00' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ไม่มีข้อมูล')).toBeInTheDocument();
  },
};
