import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { MembershipNoField } from './membership-no-field.tsx';

const meta = {
  title: 'แบบฟอร์ม/MembershipNoField',
  component: MembershipNoField,
  tags: ['!autodocs'],
  args: { name: 'membershipNo', onValueChange: fn() },
  argTypes: { ref: { table: { disable: true } } },
} satisfies Meta<typeof MembershipNoField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'เลขสมาชิก' });
    await userEvent.type(input, '1a2-3 4');
    await expect(input).toHaveValue('1234');
    await userEvent.tab();
    await expect(input).toHaveValue('001234');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('001234');
  },
};

export const Large: Story = { args: { size: 'lg', defaultValue: '001234' } };

export const ThaiDigits: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'เลขสมาชิก' });
    await userEvent.type(input, '๑๒๓๔');
    await expect(input).toHaveValue('1234');
  },
};

export const Pasted: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'เลขสมาชิก' });
    await userEvent.click(input);
    await userEvent.paste('เลขที่ ๐๐-๑๒๓๔');
    await expect(input).toHaveValue('001234');
    await userEvent.tripleClick(input);
    await userEvent.paste('สมหญิง');
    await expect(input).toHaveValue('001234');
  },
};

/** Too many digits are neither cut nor padded: the form says what to do. */
export const WithError: Story = {
  args: { defaultValue: '0012345', error: 'พิมพ์แล้ว 7 หลัก เลขสมาชิกมี 6 หลัก' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'เลขสมาชิก' });
    await userEvent.click(input);
    await userEvent.tab();
    await expect(input).toHaveValue('0012345');
    await expect(input).toBeInvalid();
  },
};

export const Controlled: Story = {
  render: function Render(args) {
    const [value, setValue] = useState('');
    return (
      <>
        <MembershipNoField {...args} value={value} onValueChange={setValue} />
        <p className="mt-4">ค่าที่จะส่ง: {value === '' ? 'ยังไม่มี' : value}</p>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'เลขสมาชิก' }), '77');
    await userEvent.tab();
    await expect(canvas.getByText('ค่าที่จะส่ง: 000077')).toBeVisible();
  },
};

/** Focus changes nothing. */
export const Focused: Story = {
  args: { defaultValue: '001234' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'เลขสมาชิก' });
    input.focus();
    await expect(input).toHaveValue('001234');
  },
};

export const Disabled: Story = { args: { defaultValue: '001234', disabled: true } };
