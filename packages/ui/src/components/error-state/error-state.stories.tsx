import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileX2 } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { ErrorState } from './error-state.tsx';

const meta = {
  title: 'ข้อความถึงผู้ใช้/ErrorState',
  component: ErrorState,
  tags: ['!autodocs'],
  args: { children: 'ยังแสดงรายการเงินฝากไม่ได้ ข้อมูลของท่านไม่สูญหาย', onRetry: fn() },
  argTypes: { ref: { table: { disable: true } } },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'ไม่สามารถเชื่อมต่อได้' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'ลองอีกครั้ง' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const TitleOnly: Story = { args: { children: undefined } };

export const Busy: Story = { args: { busyLabel: 'กำลังโหลด' } };

export const OtherFailure: Story = {
  args: {
    icon: <FileX2 aria-hidden />,
    title: 'ยังสร้างใบเสร็จไม่ได้',
    children: 'ระบบสร้างไฟล์ PDF ของเดือนตุลาคม\u00a02569 ไม่สำเร็จ ลองใหม่ หรือโทรแจ้งสหกรณ์ 02\u00a0000\u00a00001',
    retryLabel: 'สร้างใบเสร็จอีกครั้ง',
  },
};
