import type { Meta, StoryObj } from '@storybook/react-vite';
import { WifiOff } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { PlainLayout } from '../plain-layout/plain-layout.tsx';
import { TopBar } from '../top-bar/top-bar.tsx';
import { ToastRegion } from './toast.tsx';
import type { ToastMessage } from './toast-queue.ts';

/** Long enough to look at. */
const STAYING = { durationMs: 600_000 };

const SIGNED_IN: ToastMessage = {
  id: 'signed-in',
  tone: 'success',
  title: 'เข้าสู่ระบบแล้ว',
  description: 'นางสมหญิง ใจดี',
  ...STAYING,
};

const OFFLINE: ToastMessage = {
  id: 'offline',
  tone: 'danger',
  title: 'ไม่สามารถเชื่อมต่อได้',
  description: 'ตรวจสอบอินเทอร์เน็ต แล้วลองอีกครั้ง',
  icon: <WifiOff aria-hidden />,
  ...STAYING,
};

const meta = {
  title: 'ข้อความถึงผู้ใช้/Toast',
  component: ToastRegion,
  tags: ['!autodocs'],
  args: { toasts: [SIGNED_IN], onDismiss: fn() },
  argTypes: { ref: { table: { disable: true } } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '25rem' } } },
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'ปิดข้อความ เข้าสู่ระบบแล้ว' }));
    await expect(args.onDismiss).toHaveBeenCalledWith('signed-in');
  },
};

export const Danger: Story = { args: { toasts: [OFFLINE] } };

export const Warning: Story = {
  args: {
    toasts: [
      { id: 'w', tone: 'warning', title: 'ใกล้หมดเวลาเข้าสู่ระบบ', description: 'เหลือเวลาอีก 2 นาที', ...STAYING },
    ],
  },
};

export const Info: Story = {
  args: { toasts: [{ id: 'i', tone: 'info', title: 'มีรายการเงินฝากใหม่ 1\u00a0รายการ', ...STAYING }] },
};

/** The title is the specification's; a screen reader says it in Thai. */
export const ForeignTitle: Story = {
  args: {
    toasts: [
      {
        id: 'e',
        tone: 'danger',
        title: 'Error',
        spokenTitle: 'เกิดข้อผิดพลาด',
        description: 'ระบบไม่พร้อมให้บริการชั่วคราว',
        ...STAYING,
      },
    ],
  },
};

/** Under the head; the page moves down for it. */
export const UnderTheHead: Story = {
  render: (args) => (
    <PlainLayout
      topBar={
        <TopBar coopNameTH="สหกรณ์ออมทรัพย์ตัวอย่าง จำกัด" coopNameEN="Example Cooperative, Limited">
          <Button>เมนู</Button>
        </TopBar>
      }
      toasts={<ToastRegion {...args} />}
    >
      <h1 className="text-2xl">ข้อมูลส่วนตัว</h1>
    </PlainLayout>
  ),
};

/** Newest on top. */
export const Three: Story = {
  args: {
    toasts: [
      SIGNED_IN,
      { id: 'i', tone: 'info', title: 'มีรายการเงินฝากใหม่ 1\u00a0รายการ', ...STAYING },
      OFFLINE,
    ],
  },
  play: async ({ canvas }) => {
    const top = async (title: string) =>
      (await canvas.findByRole('button', { name: `ปิดข้อความ ${title}` })).getBoundingClientRect().top;
    const offline = await top('ไม่สามารถเชื่อมต่อได้');
    const deposited = await top('มีรายการเงินฝากใหม่ 1\u00a0รายการ');
    await expect(offline).toBeLessThan(deposited);
    await expect(deposited).toBeLessThan(await top('เข้าสู่ระบบแล้ว'));
  },
};

export const LongWords: Story = {
  args: {
    toasts: [
      {
        id: 'long',
        tone: 'danger',
        title: 'เลขประจำตัวประชาชนไม่ตรงกับทะเบียนสมาชิกของนางสาวปิ่นมณีรัตน์กานดา ศรีสุขเกษมสันต์ ณ อยุธยา',
        description: 'ตรวจสอบเลข 13 หลักกับบัตร แล้วพิมพ์ใหม่ หากยังไม่ได้ โทรแจ้งฝ่ายสมาชิก 02\u00a0000\u00a00001',
        ...STAYING,
      },
    ],
  },
};

/** Fifty failures at once: duplicates are shown once, and at most three messages. */
export const Flood: Story = {
  render: function Render(args) {
    const [toasts, setToasts] = useState<ToastMessage[]>([]);
    const fail = () =>
      setToasts(
        Array.from({ length: 50 }, (_, index) => ({
          ...OFFLINE,
          id: `${index}`,
          description: `รายการที่ ${index % 5}`,
        })),
      );
    return (
      <>
        <ToastRegion
          {...args}
          toasts={toasts}
          onDismiss={(id) => setToasts((before) => before.filter((toast) => toast.id !== id))}
        />
        <Button onClick={fail}>โหลดทุกรายการ</Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'โหลดทุกรายการ' }));
    const region = await canvas.findByRole('region', { name: 'ข้อความแจ้งชั่วคราว กด F8 เพื่อไปที่ข้อความ' });
    await within(region).findByText('รายการที่ 0');
    const shown = () =>
      within(region)
        .getAllByRole('listitem')
        .map((item) => item.textContent);
    await expect(shown()).toHaveLength(3);
    const first = within(region).getAllByRole('button').at(0);
    await userEvent.click(first ?? region);
    await within(region).findByText('รายการที่ 3');
    await expect(shown()).toHaveLength(3);
  },
};
