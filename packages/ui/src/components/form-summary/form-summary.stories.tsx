import type { Meta, StoryObj } from '@storybook/react-vite';
import { type SubmitEvent, useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { FormSummary } from './form-summary.tsx';

const meta = {
  title: 'แบบฟอร์ม/FormSummary',
  component: FormSummary,
  tags: ['!autodocs'],
  args: {
    title: 'ยังบันทึกไม่ได้ มี\u00a02\u00a0ช่องที่ต้องแก้',
    items: [
      { fieldId: 'birth', text: 'วันเกิด: ไม่มีวันที่ 29\u00a0กุมภาพันธ์\u00a02566' },
      { fieldId: 'citizen', text: 'เลขประจำตัวประชาชน: ยังไม่ครบ 13 หลัก' },
    ],
  },
  argTypes: { ref: { table: { disable: true } } },
} satisfies Meta<typeof FormSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: /ยังบันทึกไม่ได้/ })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};

export const OneItem: Story = {
  args: {
    title: 'ยังเข้าสู่ระบบไม่ได้ มี\u00a01\u00a0ช่องที่ต้องแก้',
    items: [{ fieldId: 'no', text: 'เลขสมาชิก: ยังไม่ได้พิมพ์เลขสมาชิก' }],
  },
};

/** On submit the summary takes focus; a line leads to its field; a second submit moves focus again. */
export const InAForm: Story = {
  render: function Render(args) {
    const [tries, setTries] = useState(0);
    const [birth, setBirth] = useState('29 2 2566');
    const [citizen, setCitizen] = useState('1-1002-00300-4');
    const errors = {
      birth: birth === '29 2 2566' ? 'ไม่มีวันที่ 29\u00a0กุมภาพันธ์\u00a02566 ตรวจสอบวันหรือปี' : undefined,
      citizen: citizen.replaceAll('-', '').length < 13 ? 'พิมพ์แล้ว 11 หลัก พิมพ์ให้ครบ 13 หลัก' : undefined,
    };
    const send = (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      setTries(tries + 1);
    };
    return (
      <form
        noValidate
        onSubmit={send}
        className="grid gap-5 rounded-lg border border-line bg-surface p-inset"
      >
        {tries > 0 && <FormSummary key={tries} {...args} />}
        <TextField
          id="birth"
          label="วันเกิด"
          hint="วัน เดือน ปี พ.ศ. เช่น 7 2 2520"
          className="max-w-88"
          value={birth}
          onChange={(event) => setBirth(event.target.value)}
          error={tries > 0 ? errors.birth : undefined}
        />
        <TextField
          id="citizen"
          label="เลขประจำตัวประชาชน"
          className="max-w-88"
          value={citizen}
          onChange={(event) => setCitizen(event.target.value)}
          error={tries > 0 ? errors.citizen : undefined}
        />
        <Button type="submit" variant="primary" className="justify-self-start">
          บันทึก
        </Button>
      </form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'บันทึก' }));
    const summary = () => canvas.getByRole('region', { name: /ยังบันทึกไม่ได้/ });
    await expect(summary()).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: /เลขประจำตัวประชาชน/ }));
    await expect(canvas.getByRole('textbox', { name: 'เลขประจำตัวประชาชน' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'บันทึก' }));
    await expect(summary()).toHaveFocus();
  },
};
