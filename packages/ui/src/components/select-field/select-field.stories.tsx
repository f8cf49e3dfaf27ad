import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SelectField } from './select-field.tsx';

const KINDS = (
  <>
    <option value="">ทุกประเภท</option>
    <option value="in">ฝาก</option>
    <option value="out">ถอน</option>
    <option value="interest">ดอกเบี้ย</option>
  </>
);

const meta = {
  title: 'แบบฟอร์ม/SelectField',
  component: SelectField,
  tags: ['!autodocs'],
  args: { label: 'ประเภทรายการ', name: 'kind', children: KINDS, onChange: fn() },
  argTypes: { ref: { table: { disable: true } }, children: { control: false } },
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'ประเภทรายการ' });
    await userEvent.selectOptions(select, 'ถอน');
    await expect(select).toHaveValue('out');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const WithHint: Story = { args: { hint: 'เลือกแล้วแสดงเฉพาะรายการนั้น', optional: true } };

export const WithError: Story = {
  args: { label: 'บัญชีที่จะรับเงิน', error: 'ยังไม่ได้เลือกบัญชี', children: <option value="">เลือกบัญชี</option> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeInvalid();
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('ยังไม่ได้เลือกบัญชี');
  },
};

export const Large: Story = { args: { size: 'lg' } };

export const Disabled: Story = { args: { disabled: true } };

export const LongOption: Story = {
  args: {
    label: 'บัญชี',
    children: <option>เงินฝากออมทรัพย์พิเศษเพื่อการศึกษาบุตร 100-2-00034-5 นางสาวปิ่นมณีรัตน์กานดา ศรีสุขเกษมสันต์</option>,
  },
  decorators: [
    (Story) => (
      <div className="w-60 max-w-full">
        <Story />
      </div>
    ),
  ],
};
