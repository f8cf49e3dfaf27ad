import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within, waitFor } from 'storybook/test';
import { RegistrationForm } from './registration-form.tsx';

const meta = {
  title: 'รูปแบบ/แบบฟอร์มที่ต้องแก้',
  component: RegistrationForm,
  tags: ['!autodocs'],
  parameters: { layout: 'padded' },
} satisfies Meta<typeof RegistrationForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** No errors before the first submit. */
export const AtFirst: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'เลขสมาชิก' }));
    await userEvent.tab();
    await expect(canvas.queryByRole('region')).toBeNull();
    for (const field of canvas.getAllByRole('textbox')) await expect(field).not.toBeInvalid();
  },
};

/** Errors appear in a summary, which takes focus, and under each field. The typed values stay. */
export const ToCorrect: Story = {
  parameters: { docs: { story: { inline: false, height: '56rem' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'เลขสมาชิก' }), '1234');
    await userEvent.type(canvas.getByLabelText('รหัสผ่านใหม่'), 'ab1');
    await userEvent.click(canvas.getByRole('button', { name: 'ลงทะเบียน' }));
    const summary = canvas.getByRole('region', { name: 'ยังลงทะเบียนไม่ได้ มี 2 ช่องที่ต้องแก้' });
    await expect(summary).toHaveFocus();
    await expect(canvas.getByLabelText('รหัสผ่านใหม่')).toHaveValue('ab1');
    await expect(canvas.getByRole('textbox', { name: 'เลขสมาชิก' })).toHaveValue('001234');
    await userEvent.click(within(summary).getByRole('link', { name: /^วันเกิด/ }));
    await expect(canvas.getByRole('textbox', { name: 'วันเกิด' })).toHaveFocus();
  },
};

export const ToCorrectOnATelephone: Story = { ...ToCorrect, globals: { viewport: { value: 'w360' } } };

/** An error disappears while it is corrected, and the form can be sent. */
export const Corrected: Story = {
  play: async ({ canvas, userEvent }) => {
    const send = () => userEvent.click(canvas.getByRole('button', { name: 'ลงทะเบียน' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'เลขสมาชิก' }), '1234');
    await send();
    const birthDate = canvas.getByRole('textbox', { name: 'วันเกิด' });
    await waitFor(() => expect(birthDate).toBeInvalid());
    await userEvent.type(birthDate, '7 2 2520');
    await userEvent.tab();
    await waitFor(() => expect(birthDate).not.toBeInvalid());
    const password = canvas.getByLabelText('รหัสผ่านใหม่');
    await userEvent.type(password, 'khao-niao 9');
    await waitFor(() => expect(password).not.toBeInvalid());
    await send();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('ลงทะเบียนแล้ว'));
  },
};

/** Errors from the server appear in the same places as the form's own. */
export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'เลขสมาชิก' }), '3003');
    await userEvent.type(canvas.getByRole('textbox', { name: 'วันเกิด' }), '12 8 2501');
    await userEvent.type(canvas.getByLabelText('รหัสผ่านใหม่'), 'khao-niao 9');
    await userEvent.click(canvas.getByRole('button', { name: 'ลงทะเบียน' }));
    const membershipNo = canvas.getByRole('textbox', { name: 'เลขสมาชิก' });
    await waitFor(() => expect(membershipNo).toHaveAccessibleDescription(/ไม่พบเลขสมาชิกนี้/));
    await waitFor(() => expect(canvas.getByRole('region', { name: /^ยังลงทะเบียนไม่ได้/ })).toHaveFocus());
  },
};
