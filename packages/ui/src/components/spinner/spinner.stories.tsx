import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spinner } from './spinner.tsx';

const meta = {
  title: 'ข้อความถึงผู้ใช้/Spinner',
  component: Spinner,
  tags: ['!autodocs'],
  argTypes: { ref: { table: { disable: true } } },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('กำลังโหลด');
  },
};

export const OwnWords: Story = { args: { label: 'กำลังเตรียมไฟล์รายการเคลื่อนไหว 2,140 รายการ' } };

export const Large: Story = {
  args: { size: 'lg', label: 'กำลังอ่านรูป' },
  render: (args) => (
    <div className="grid h-56 place-items-center rounded-lg border border-line bg-surface p-inset">
      <Spinner {...args} />
    </div>
  ),
};

export const LargeText: Story = { args: { label: 'กำลังตรวจสอบข้อมูลผู้ค้ำประกัน' }, globals: { textSize: '200' } };

export const Dark: Story = { globals: { appearance: 'dark' } };

export const HighContrast: Story = { globals: { appearance: 'contrast' } };
