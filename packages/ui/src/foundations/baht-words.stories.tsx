import type { Meta, StoryObj } from '@storybook/react-vite';
import { bahtText } from '@sahakorn/thai/baht-text';
import { toArabicDigits } from '@sahakorn/thai/digits';
import { formatMoney, isMoney } from '@sahakorn/thai/money';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { TextField } from '../components/text-field/text-field.tsx';
import { ResultList } from './result-list.tsx';

/** Formats an amount in Thai words, as on receipts and cheques. */
function BahtWords({ typed }: { typed: string }) {
  const [text, setText] = useState(typed);
  const value = toArabicDigits(text).replaceAll(/[,\s]/g, '');
  const isAmount = isMoney(value);
  return (
    <div className="grid max-w-prose gap-6">
      <TextField
        label="จำนวนเงิน"
        hint="บาทและสตางค์ เช่น 1000001 หรือ 14434.67"
        inputMode="decimal"
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={isAmount ? undefined : 'ไม่ใช่จำนวนเงิน พิมพ์ตัวเลขและสตางค์ไม่เกินสองตำแหน่ง'}
      />
      {isAmount && (
        <ResultList
          results={[
            ['ตัวเลข', formatMoney(value, { unit: true })],
            ['ตัวอักษร', bahtText(value)],
          ]}
        />
      )}
    </div>
  );
}

const meta = {
  title: 'พื้นฐาน/จำนวนเงินเป็นคำ',
  component: BahtWords,
  tags: ['!autodocs'],
  parameters: { layout: 'padded' },
  args: { typed: '14434.67' },
} satisfies Meta<typeof BahtWords>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Typed: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('หนึ่งหมื่นสี่พันสี่ร้อยสามสิบสี่บาทหกสิบเจ็ดสตางค์')).toBeVisible();
    const field = canvas.getByRole('textbox', { name: 'จำนวนเงิน' });
    await userEvent.clear(field);
    await userEvent.type(field, '1000001');
    await expect(canvas.getByText('หนึ่งล้านเอ็ดบาทถ้วน')).toBeVisible();
  },
};

/** The longest text wraps between words, never inside a cluster. */
export const Long: Story = {
  args: { typed: '987654321987654.25' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/ล้าน.*สตางค์$/)).toBeVisible();
  },
};

export const Refused: Story = {
  args: { typed: '12.345' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'จำนวนเงิน' })).toBeInvalid();
  },
};
