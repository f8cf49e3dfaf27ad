import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck, CirclePause, Clock, FileClock, Undo2 } from 'lucide-react';
import { expect } from 'storybook/test';
import { StatusBadge } from './status-badge.tsx';

const meta = {
  title: 'ข้อมูล/StatusBadge',
  component: StatusBadge,
  tags: ['!autodocs'],
  args: { tone: 'success', icon: <CircleCheck aria-hidden />, children: 'ใบเสร็จรับเงิน' },
  argTypes: { ref: { table: { disable: true } }, icon: { control: false } },
} satisfies Meta<typeof StatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ใบเสร็จรับเงิน')).toBeVisible();
  },
};

export const Tones: Story = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      <StatusBadge tone="success" icon={<CircleCheck aria-hidden />}>
        ใบเสร็จรับเงิน
      </StatusBadge>
      <StatusBadge tone="warning" icon={<FileClock aria-hidden />}>
        ใบแจ้งหนี้
      </StatusBadge>
      <StatusBadge tone="danger" icon={<Undo2 aria-hidden />}>
        คืนใบเสร็จ
      </StatusBadge>
      <StatusBadge tone="info" icon={<Clock aria-hidden />}>
        รออนุมัติ
      </StatusBadge>
      <StatusBadge icon={<CirclePause aria-hidden />}>งดส่งค่าหุ้น</StatusBadge>
    </div>
  ),
};

export const WordOnly: Story = { args: { tone: 'neutral', icon: undefined, children: 'ปกติ' } };

export const LongWords: Story = {
  globals: { viewport: { value: 'w320' }, textSize: '200' },
  args: {
    tone: 'warning',
    icon: <CirclePause aria-hidden />,
    children: 'พักชำระหนี้ตามมติคณะกรรมการดำเนินการ ครั้งที่ 11/2569',
  },
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const Dark: Story = { ...Tones, globals: { appearance: 'dark' } };

export const HighContrast: Story = { ...Tones, globals: { appearance: 'contrast' } };
