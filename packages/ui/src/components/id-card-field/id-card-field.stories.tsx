import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { IdCardField } from './id-card-field.tsx';

const meta = {
  title: 'แบบฟอร์ม/IdCardField',
  component: IdCardField,
  tags: ['!autodocs'],
  args: { name: 'idCard', onValueChange: fn() },
  argTypes: { ref: { table: { disable: true } } },
  render: (args) => (
    <div className="max-w-form">
      <IdCardField {...args} />
    </div>
  ),
} satisfies Meta<typeof IdCardField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'เลขประจำตัวประชาชน' });
    await userEvent.type(input, '11002003');
    await expect(input).toHaveValue('1-1002-003');
    await userEvent.type(input, '00412');
    await expect(input).toHaveValue('1-1002-00300-41-2');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1100200300412');
    await userEvent.tab();
    await expect(input).toBeValid();
  },
};

export const ThaiDigits: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '๑๑๐๐๒๐๐๓๐๐๔๑๒');
    await expect(input).toHaveValue('1-1002-00300-41-2');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1100200300412');
  },
};

/** Pasted with dashes, with spaces, or with text around it. */
export const Pasted: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.paste('เลขบัตร 1 1002 00300 41 2');
    await expect(input).toHaveValue('1-1002-00300-41-2');
    await userEvent.tripleClick(input);
    await userEvent.paste('3-1002-00300-42-7');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('3100200300427');
  },
};

/** Left incomplete: the digits are neither cleared nor cut. */
export const TooShort: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '11002003004');
    await expect(input).toBeValid();
    await userEvent.tab();
    await expect(input).toHaveValue('1-1002-00300-4');
    await waitFor(() => expect(input).toBeInvalid());
    await waitFor(() => expect(input).toHaveAccessibleDescription(/พิมพ์แล้ว 11 หลัก พิมพ์ให้ครบ 13 หลัก$/));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('11002003004');
  },
};

/** One wrong digit: the check digit does not match. */
export const WrongDigit: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '1100200300512');
    await userEvent.tab();
    await waitFor(() => expect(input).toBeInvalid());
    await waitFor(() =>
      expect(input).toHaveAccessibleDescription(/ไม่มีเลขประจำตัวประชาชนนี้ ตรวจสอบกับบัตรทีละหลัก$/),
    );
  },
};

/** A stored number: masked except its end until the field is edited. */
export const Masked: Story = {
  args: { masked: true, defaultValue: '1100200300412' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveValue('x-xxxx-xxxx0-41-2');
    await userEvent.click(input);
    await expect(input).toHaveValue('1-1002-00300-41-2');
    await userEvent.tab();
    await expect(input).toHaveValue('x-xxxx-xxxx0-41-2');
  },
};

export const MaskedReadOnly: Story = {
  args: { masked: true, readOnly: true, defaultValue: '1100200300412' },
};

/** An error of the form shows when the field has none. */
export const WithError: Story = {
  args: { defaultValue: '1100200300412', error: 'เลขนี้ไม่ตรงกับทะเบียนสมาชิก ติดต่อสหกรณ์' },
};

export const Controlled: Story = {
  render: function Render(args) {
    const [value, setValue] = useState('');
    return (
      <div className="max-w-form">
        <IdCardField {...args} value={value} onValueChange={setValue} />
        <p className="mt-4">ค่าที่จะส่ง: {value === '' ? 'ยังไม่มี' : value}</p>
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '1-1002');
    await expect(canvas.getByText('ค่าที่จะส่ง: 11002')).toBeVisible();
  },
};

export const Large: Story = { args: { size: 'lg', defaultValue: '1100200300412' } };

export const Optional: Story = { args: { optional: true, hint: 'ใส่เมื่อผู้รับโอนประโยชน์มีบัตรไทย' } };

export const Disabled: Story = { args: { defaultValue: '1100200300412', disabled: true } };

export const Narrow: Story = {
  args: { defaultValue: '1100200300412' },
  globals: { textSize: '200', viewport: { value: 'w320' } },
};

export const Dark: Story = { args: { defaultValue: '1100200300412' }, globals: { appearance: 'dark' } };
