import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'แบบฟอร์ม/TextField',
  component: TextField,
  tags: ['!autodocs'],
  args: { label: 'ชื่อเล่น', name: 'nickname', onChange: fn() },
  argTypes: { ref: { table: { disable: true } } },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'ชื่อเล่น' });
    await userEvent.type(input, 'ปุ้ย');
    await expect(input).toHaveValue('ปุ้ย');
    await expect(args.onChange).toHaveBeenCalled();
  },
};

export const WithHint: Story = {
  args: {
    label: 'โทรศัพท์มือถือ',
    hint: 'ตัวเลข 10 หลัก เช่น 081 234 5678',
    type: 'tel',
    autoComplete: 'tel-national',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('ตัวเลข 10 หลัก เช่น 081 234 5678');
  },
};

export const WithError: Story = {
  args: {
    label: 'อีเมล',
    hint: 'สหกรณ์ส่งรหัสยืนยันไปที่อีเมลนี้',
    error: 'อีเมลยังไม่ครบ พิมพ์ส่วนหลัง @ ด้วย เช่น somying@example.com',
    type: 'email',
    autoComplete: 'email',
    defaultValue: 'somying@',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'อีเมล' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      'สหกรณ์ส่งรหัสยืนยันไปที่อีเมลนี้ อีเมลยังไม่ครบ พิมพ์ส่วนหลัง @ ด้วย เช่น somying@example.com',
    );
  },
};

export const Optional: Story = { args: { label: 'ชื่อกลาง', optional: true, autoComplete: 'additional-name' } };

export const Large: Story = {
  args: { label: 'รหัสที่ได้รับทางข้อความ', size: 'lg', defaultValue: '48 15 16', inputMode: 'numeric' },
};

export const LongValue: Story = {
  args: {
    label: 'ชื่อและนามสกุลผู้รับโอนประโยชน์ตามที่ปรากฏในบัตรประจำตัวประชาชน',
    hint: 'พิมพ์คำนำหน้าชื่อด้วย',
    defaultValue: 'นางสาวปิ่นมณีรัตน์กานดา ศรีสุขเกษมสันต์ ณ อยุธยา',
  },
};

export const ReadOnly: Story = { args: { label: 'เลขสมาชิก', defaultValue: '001234', readOnly: true } };

export const Disabled: Story = {
  args: { label: 'หน่วยงาน', defaultValue: 'โรงเรียนบ้านหนองน้ำใส', disabled: true },
};

/** Showing or hiding an error moves neither the control nor its text. */
export const ErrorAppears: Story = {
  render: function Render(args) {
    const [text, setText] = useState('');
    const [left, setLeft] = useState(false);
    return (
      <TextField
        {...args}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => setLeft(true)}
        error={left && text === '' ? 'ยังไม่ได้พิมพ์ชื่อเล่น' : undefined}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'ชื่อเล่น' });
    const before = input.getBoundingClientRect().height;
    await userEvent.click(input);
    await userEvent.tab();
    await expect(await canvas.findByText('ไม่ได้')).toBeVisible();
    await expect(input).toBeInvalid();
    await expect(input.getBoundingClientRect().height).toBe(before);
    await userEvent.type(input, 'น้ำ');
    await expect(input).toBeValid();
    await waitFor(() => expect(canvas.queryByText('ไม่ได้')).toBeNull());
  },
};
