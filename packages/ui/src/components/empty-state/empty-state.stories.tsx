import type { Meta, StoryObj } from '@storybook/react-vite';
import { HandCoins, PiggyBank, ReceiptText, SearchX } from 'lucide-react';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'ข้อความถึงผู้ใช้/EmptyState',
  component: EmptyState,
  tags: ['!autodocs'],
  args: {
    icon: <ReceiptText aria-hidden />,
    title: 'ยังไม่มีใบเสร็จ',
    children: 'ใบเสร็จแรกจะแสดงหลังหักเงินเดือนวันที่ 25\u00a0ธันวาคม\u00a02569',
    action: (
      <Button asChild>
        <a href="#status">กลับไปข้อมูลส่วนตัว</a>
      </Button>
    ),
  },
  argTypes: { ref: { table: { disable: true } } },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'ยังไม่มีใบเสร็จ' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'กลับไปข้อมูลส่วนตัว' })).toBeVisible();
  },
};

export const WithoutAction: Story = {
  args: {
    icon: <HandCoins aria-hidden />,
    title: 'ไม่มีสัญญาเงินกู้',
    children: 'สัญญาที่อนุมัติแล้วจะแสดงในวันทำการถัดไป',
    action: undefined,
  },
};

export const TitleOnly: Story = {
  args: { icon: <PiggyBank aria-hidden />, title: 'ยังไม่มีบัญชีเงินฝาก', children: undefined, action: undefined },
};

export const LongWords: Story = {
  args: {
    icon: <SearchX aria-hidden />,
    title: 'ไม่พบรายการเงินฝากของนางสาวปิ่นมณีรัตน์กานดา ศรีสุขเกษมสันต์ ณ อยุธยา ในช่วงวันที่เลือก',
    children: 'เลือกช่วงวันที่ให้กว้างขึ้น หรือล้างตัวกรองเพื่อดูทุกรายการตั้งแต่เปิดบัญชีเมื่อวันที่ 1\u00a0ตุลาคม\u00a02541',
    action: <Button>ล้างตัวกรอง</Button>,
  },
};
