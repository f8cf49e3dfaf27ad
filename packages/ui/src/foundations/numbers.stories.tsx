import type { Meta, StoryObj } from '@storybook/react-vite';
import { toArabicDigits, toThaiDigits } from '@sahakorn/thai/digits';
import { formatMoney, isMoney } from '@sahakorn/thai/money';
import { formatNumber } from '@sahakorn/thai/number';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { TextField } from '../components/text-field/text-field.tsx';
import { ResultList } from './result-list.tsx';

/** A typed number: accepts Thai digits, commas, spaces and a hyphen as the sign. */
const plain = (text: string) => toArabicDigits(text).replaceAll(/[,\s]/g, '').replace('\u2212', '-');

function getResults(value: string): [string, string][] {
  const numbers: [string, string][] = [
    ['ทศนิยมสองตำแหน่ง', formatNumber(value)],
    ['จำนวนเต็ม', formatNumber(value, { decimals: 0 })],
    ['เลขไทย', toThaiDigits(formatNumber(value))],
  ];
  if (!isMoney(value)) return numbers;
  return [
    ...numbers,
    ['จำนวนเงิน', formatMoney(value, { unit: true })],
    ['มีเครื่องหมายเสมอ', formatMoney(value, { sign: 'always' })],
  ];
}

/** Formats a number and an amount as in a statement. */
function NumberFormatter({ typed }: { typed: string }) {
  const [text, setText] = useState(typed);
  const value = plain(text);
  const isNumber = /^-?\d+(\.\d+)?$/.test(value);
  return (
    <div className="grid max-w-prose gap-6">
      <TextField
        label="จำนวน"
        hint="เช่น 1234567.5, -2000 หรือ ๙,๙๙๙"
        inputMode="decimal"
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={isNumber ? undefined : 'ไม่ใช่จำนวน พิมพ์ตัวเลข จุดทศนิยม และเครื่องหมายลบได้'}
      />
      {isNumber && <ResultList results={getResults(value)} />}
    </div>
  );
}

const meta = {
  title: 'พื้นฐาน/ตัวเลข',
  component: NumberFormatter,
  tags: ['!autodocs'],
  parameters: { layout: 'padded' },
  args: { typed: '1234567.5' },
} satisfies Meta<typeof NumberFormatter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Typed: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('มีเครื่องหมายเสมอ').nextElementSibling).toHaveTextContent('+1,234,567.50');
    const field = canvas.getByRole('textbox', { name: 'จำนวน' });
    await userEvent.clear(field);
    await userEvent.type(field, '-2000');
    await expect(canvas.getByText('มีเครื่องหมายเสมอ').nextElementSibling).toHaveTextContent('\u22122,000.00');
  },
};

/** Longer than a float: no digit is lost. */
export const VeryLarge: Story = {
  args: { typed: '98765432109876543.21' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/98,765,432,109,876,543\.21/)[0]).toBeVisible();
  },
};

export const Refused: Story = {
  args: { typed: '12..5' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'จำนวน' })).toBeInvalid();
  },
};
