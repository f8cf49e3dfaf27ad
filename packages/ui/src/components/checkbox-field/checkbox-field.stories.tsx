import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CheckboxField } from './checkbox-field.tsx';

const meta = {
  title: 'แบบฟอร์ม/CheckboxField',
  component: CheckboxField,
  tags: ['!autodocs'],
  args: { label: 'ข้าพเจ้าอ่านและยอมรับข้อกำหนดการใช้งาน', name: 'accepted', onChange: fn() },
  argTypes: { ref: { table: { disable: true } } },
} satisfies Meta<typeof CheckboxField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'ข้าพเจ้าอ่านและยอมรับข้อกำหนดการใช้งาน' });
    await userEvent.click(canvas.getByText(/^ข้าพเจ้าอ่านและยอมรับ/));
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const WithHint: Story = {
  args: { label: 'จำการเข้าสู่ระบบไว้ในเครื่องนี้', hint: 'อย่าเลือกหากใช้เครื่องร่วมกับผู้อื่น' },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'จำการเข้าสู่ระบบไว้ในเครื่องนี้' });
    await expect(box).toHaveAccessibleDescription('อย่าเลือกหากใช้เครื่องร่วมกับผู้อื่น');
    await userEvent.click(canvas.getByText(/^อย่าเลือกหากใช้เครื่องร่วมกับ/));
    await expect(box).toBeChecked();
  },
};

export const Checked: Story = { args: { defaultChecked: true } };

export const WithError: Story = {
  args: { error: 'ต้องยอมรับข้อกำหนดก่อนใช้งานต่อ' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('ต้องยอมรับข้อกำหนดก่อนใช้งานต่อ');
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const DisabledChecked: Story = { args: { disabled: true, defaultChecked: true } };

export const LongLabel: Story = {
  args: {
    label:
      'ข้าพเจ้ายินยอมให้สหกรณ์เก็บรวบรวม ใช้ และเปิดเผยข้อมูลส่วนบุคคลของข้าพเจ้า เพื่อการให้บริการตามข้อบังคับของสหกรณ์ และรับรองว่าข้อมูลที่ให้ไว้เป็นความจริงทุกประการ',
    hint: 'ถอนความยินยอมได้ทุกเมื่อที่สำนักงานสหกรณ์',
    defaultChecked: true,
  },
};
