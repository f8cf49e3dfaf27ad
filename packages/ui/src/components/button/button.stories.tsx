import type { Meta, StoryObj } from '@storybook/react-vite';
import { House, Printer } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Button } from './button.tsx';

const meta = {
  title: 'การกระทำ/Button',
  component: Button,
  tags: ['!autodocs'],
  args: { children: 'บันทึก', onClick: fn() },
  argTypes: { ref: { table: { disable: true } } },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { children: 'ยกเลิก' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ยกเลิก' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Primary: Story = { args: { variant: 'primary' } };

export const Quiet: Story = {
  args: {
    variant: 'quiet',
    children: (
      <>
        <Printer aria-hidden />
        พิมพ์
      </>
    ),
  },
};

export const Danger: Story = { args: { variant: 'danger', children: 'ออกจากระบบ' } };

export const Busy: Story = {
  args: { busyLabel: 'กำลังบันทึก' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'กำลังบันทึก' });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const BusyPrimary: Story = {
  args: { variant: 'primary', size: 'lg', children: 'เข้าสู่ระบบ', busyLabel: 'กำลังเข้าสู่ระบบ' },
};

export const Disabled: Story = { args: { disabled: true, children: 'แสดงรายการก่อนหน้า' } };

export const Small: Story = { args: { size: 'sm', children: 'จบการดู' } };

export const Large: Story = {
  args: { variant: 'primary', size: 'lg', children: 'เข้าสู่ระบบ', className: 'w-full' },
};

export const AsLink: Story = {
  args: {
    asChild: true,
    children: (
      <a href="#status">
        <House aria-hidden />
        กลับไปข้อมูลส่วนตัว
      </a>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'กลับไปข้อมูลส่วนตัว' })).toHaveAttribute('data-slot', 'button');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Text that is too wide wraps to a second line. */
export const LongLabel: Story = {
  args: { variant: 'primary', children: 'ดาวน์โหลดใบเสร็จรับเงินทั้งปีเป็นไฟล์ PDF เพื่อยื่นภาษี' },
  decorators: [
    (Story) => (
      <div className="w-60 max-w-full">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const place = canvasElement.querySelector('.w-60');
    await expect(canvas.getByRole('button').getBoundingClientRect().width).toBeLessThanOrEqual(
      place?.getBoundingClientRect().width ?? 0,
    );
  },
};

export const AllVariants: Story = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      <Button variant="primary">บันทึก</Button>
      <Button>ยกเลิก</Button>
      <Button variant="quiet">
        <Printer aria-hidden />
        พิมพ์
      </Button>
      <Button variant="danger">ออกจากระบบ</Button>
      <Button busyLabel="กำลังบันทึก">บันทึก</Button>
      <Button disabled>บันทึก</Button>
    </div>
  ),
};
