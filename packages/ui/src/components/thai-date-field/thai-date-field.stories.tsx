import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { ThaiDateField, type ThaiDateFieldProps } from './thai-date-field.tsx';

/** The field as a form holds it: what it gives is what it gets. */
function HeldDate({ value, onValueChange, ...rest }: ThaiDateFieldProps) {
  const [held, setHeld] = useState(value);
  return (
    <ThaiDateField
      {...rest}
      value={held}
      onValueChange={(next, text) => {
        setHeld(next);
        onValueChange(next, text);
      }}
    />
  );
}

const meta = {
  title: 'แบบฟอร์ม/ThaiDateField',
  component: ThaiDateField,
  tags: ['!autodocs'],
  args: {
    label: 'ตั้งแต่',
    value: '2026-06-01',
    onValueChange: fn(),
    now: new Date('2026-11-20T03:42:00Z'),
  },
  argTypes: { ref: { table: { disable: true } }, now: { control: false } },
  render: (args) => (
    <div className="max-w-form">
      <HeldDate {...args} />
    </div>
  ),
} satisfies Meta<typeof ThaiDateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'ตั้งแต่' });
    await expect(field).toHaveValue('1 มิ.ย. 2569');
    await userEvent.clear(field);
    await userEvent.type(field, '๗ ก.พ. ๒๕๒๐');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(field).toHaveValue('7 ก.พ. 2520');
    await expect(field).toHaveAccessibleDescription(/^วันจันทร์ที่ 7\sกุมภาพันธ์\s2520$/);
    await expect(args.onValueChange).toHaveBeenCalledWith('1977-02-07', '๗ ก.พ. ๒๕๒๐');
  },
};

/** Years of two digits, Buddhist and Gregorian years are all the same day; nothing is added twice. */
export const EveryYear: Story = {
  args: { value: null },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    for (const text of ['19 11 2569', '19/11/69', '19-11-๒๕๖๙', '19 พ.ย. 2026']) {
      // oxlint-disable-next-line eslint/no-await-in-loop -- one text is typed after the other
      await userEvent.clear(field);
      // oxlint-disable-next-line eslint/no-await-in-loop -- as above
      await userEvent.type(field, `${text}{Enter}`);
      // oxlint-disable-next-line eslint/no-await-in-loop -- as above
      await expect(field).toHaveValue('19 พ.ย. 2569');
      // oxlint-disable-next-line eslint/no-await-in-loop -- as above
      await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-19', text);
    }
  },
};

export const Empty: Story = { args: { value: null, hint: 'วัน เดือน ปี พ.ศ. เช่น 1 มิ.ย. 2569', optional: true } };

/** What could not be read stays as it was typed, to be corrected. */
export const NotUnderstood: Story = {
  args: { value: null, label: 'วันเกิด' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'วันเกิด' });
    await userEvent.type(field, '29 2 2566');
    await userEvent.tab();
    await expect(field).toHaveValue('29 2 2566');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/^ไม่มีวันที่\s29\sกุมภาพันธ์\s2566 ตรวจสอบวันหรือปี$/);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null, '29 2 2566');
  },
};

/** An error of the form shows where the field itself has none to tell. */
export const WithError: Story = { args: { error: 'วันเริ่มต้นอยู่หลังวันสิ้นสุด เลือกวันใหม่' } };

export const Disabled: Story = { args: { disabled: true } };

export const ReadOnly: Story = { args: { readOnly: true } };

export const Large: Story = { args: { size: 'lg' } };

/** As narrow as a statement's filters set it; the longest day is read back on two lines. */
export const Narrow: Story = {
  args: { value: null },
  globals: { textSize: '200', viewport: { value: 'w320' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '19 11 2569{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('วันพฤหัสบดีที่ 19 พฤศจิกายน 2569');
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const Dark: Story = { globals: { appearance: 'dark' } };
