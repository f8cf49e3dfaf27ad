import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { PasswordField } from './password-field.tsx';

const meta = {
  title: 'แบบฟอร์ม/PasswordField',
  component: PasswordField,
  tags: ['!autodocs'],
  args: { label: 'รหัสผ่าน', name: 'password', onChange: fn() },
  argTypes: { ref: { table: { disable: true } } },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('รหัสผ่าน');
    await userEvent.type(input, 'khao-niao 9');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'แสดง รหัสผ่าน' }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'ซ่อน รหัสผ่าน' }));
    await expect(input).toHaveAttribute('type', 'password');
    await expect(input).toHaveValue('khao-niao 9');
  },
};

export const Large: Story = { args: { size: 'lg', defaultValue: 'khao-niao 9' } };

export const Shown: Story = {
  args: { defaultValue: 'khao-niao-mamuang-nam-dok-mai-1234567890' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'แสดง รหัสผ่าน' }));
    await expect(canvas.getByText('กำลังแสดงรหัสผ่านบนหน้าจอ')).toBeInTheDocument();
  },
};

export const WithError: Story = {
  args: { label: 'รหัสผ่านเดิม', error: 'รหัสผ่านเดิมไม่ตรง พิมพ์ใหม่อีกครั้ง', defaultValue: 'khao-niao 9' },
};

export const Disabled: Story = { args: { defaultValue: 'khao-niao 9', disabled: true } };

/** Rules are ticked while the password is typed; each change is announced. */
export const NewPassword: Story = {
  args: { label: 'รหัสผ่านใหม่' },
  render: function Render(args) {
    const [password, setPassword] = useState('');
    return (
      <PasswordField
        {...args}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        rules={[
          { id: 'length', text: 'ยาว 8 ตัวอักษรขึ้นไป', met: password.length >= 8 },
          {
            id: 'kinds',
            text: 'มีตัวเล็ก ตัวใหญ่ ตัวเลข หรือเครื่องหมาย 3 ใน 4 อย่าง',
            met: /[a-z]/.test(password) && /[A-Z]/.test(password) && /\d/.test(password),
          },
          {
            id: 'personal',
            text: 'ไม่ใช่เลขสมาชิก วันเกิด หรือชื่อ',
            met: password !== '' && !password.includes('001234'),
          },
        ]}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('รหัสผ่านใหม่');
    await expect(input).toHaveAttribute('autocomplete', 'new-password');
    await userEvent.type(input, '001234xx');
    const rules = canvas.getAllByRole('listitem').map((rule) => rule.textContent);
    await expect(rules).toEqual([
      'ยาว 8 ตัวอักษรขึ้นไป ผ่าน',
      'มีตัวเล็ก ตัวใหญ่ ตัวเลข หรือเครื่องหมาย 3 ใน 4 อย่าง ยังไม่ผ่าน',
      'ไม่ใช่เลขสมาชิก วันเกิด หรือชื่อ ยังไม่ผ่าน',
    ]);
  },
};

export const ThaiKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('รหัสผ่าน'), 'า');
    await expect(canvas.getByText('กำลังพิมพ์ภาษาไทย ตรวจสอบภาษาของแป้นพิมพ์')).toBeVisible();
  },
};

/** In a narrow field the button is under the input. */
export const Narrow: Story = {
  args: { label: 'รหัสผ่าน', size: 'lg', defaultValue: 'khao-niao 9' },
  decorators: [
    (Story) => (
      <div className="w-40 max-w-full">
        <Story />
      </div>
    ),
  ],
};
