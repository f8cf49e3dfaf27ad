import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatThaiDate } from '@sahakorn/thai/date';
import { parseThaiDate } from '@sahakorn/thai/date-input';
import { formatRelativeDate } from '@sahakorn/thai/relative-date';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { TextField } from '../components/text-field/text-field.tsx';
import { ResultList } from './result-list.tsx';

type DateFormatterProps = {
  /** Initial text of the field. */
  typed: string;
  /** The current time, an ISO instant. */
  now: string;
};

/** Parses a typed date and formats it in every style. */
function DateFormatter({ typed, now }: DateFormatterProps) {
  const [text, setText] = useState(typed);
  const read = parseThaiDate(text, { now: new Date(now) });
  return (
    <div className="grid max-w-prose gap-6">
      <TextField
        label="วันที่"
        hint="วัน เดือน ปี เช่น 7 ก.พ. 2520, 7/2/20, ๗/๒/๒๕๒๐ หรือ 1977-02-07"
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={read.ok ? undefined : read.message}
      />
      {read.ok && (
        <ResultList
          results={[
            ['อ่านได้ว่า', read.readBack],
            ['เต็ม', formatThaiDate(read.iso)],
            ['มีวันในสัปดาห์', formatThaiDate(read.iso, { weekday: true })],
            ['สั้น สำหรับตาราง', formatThaiDate(read.iso, { style: 'short' })],
            ['ตัวเลข สำหรับที่แคบ', formatThaiDate(read.iso, { style: 'numeric' })],
            ['ตามเวลาที่ผ่านมา', formatRelativeDate(read.iso, { now: new Date(now) })],
            ['เก็บในระบบ', read.iso],
          ]}
        />
      )}
    </div>
  );
}

const meta = {
  title: 'พื้นฐาน/วันที่',
  component: DateFormatter,
  tags: ['!autodocs'],
  parameters: { layout: 'padded' },
  args: { typed: '7/2/2520', now: '2026-11-20T10:42:00+07:00' },
} satisfies Meta<typeof DateFormatter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Typed: Story = {
  play: async ({ canvas }) => {
    const [, result] = canvas.getAllByText('1977-02-07');
    await expect(result).toBeVisible();
    await expect(canvas.getByText('07/02/2520')).toBeVisible();
  },
};

/** Thai digits and a year of two digits. */
export const ThaiDigits: Story = {
  args: { typed: '๑๙ พ.ย. ๖๙' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2026-11-19')).toBeVisible();
    await expect(canvas.getByText('เมื่อวานนี้')).toBeVisible();
  },
};

/** A date that does not exist gets an error message. */
export const Refused: Story = {
  args: { typed: '29/2/2566' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'วันที่' });
    await expect(field).toBeInvalid();
    await userEvent.clear(field);
    await userEvent.type(field, '28/2/2566');
    await expect(canvas.getByText('2023-02-28')).toBeVisible();
  },
};
