import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShieldAlert } from 'lucide-react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Alert } from './alert.tsx';

const meta = {
  title: 'ข้อความถึงผู้ใช้/Alert',
  component: Alert,
  tags: ['!autodocs'],
  args: { title: 'ข้อมูลถึงวันที่ 19\u00a0พฤศจิกายน\u00a02569', children: 'รายการวันนี้จะแสดงพรุ่งนี้เช้า' },
  argTypes: { ref: { table: { disable: true } } },
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Success: Story = {
  args: { tone: 'success', title: 'เปลี่ยนรหัสผ่านแล้ว', children: 'เครื่องอื่นที่เข้าสู่ระบบไว้ถูกออกจากระบบทั้งหมด' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('เปลี่ยนรหัสผ่านแล้ว');
  },
};

export const Warning: Story = {
  args: {
    tone: 'warning',
    title: 'งดส่งค่าหุ้นตั้งแต่เดือนสิงหาคม\u00a02569',
    children: 'ติดต่อฝ่ายสมาชิกหากต้องการส่งต่อ',
  },
};

export const Danger: Story = {
  args: {
    tone: 'danger',
    title: 'ยังเข้าสู่ระบบไม่ได้',
    children: 'เลขสมาชิกหรือรหัสผ่านไม่ถูกต้อง ลองใหม่ หรือกดลืมรหัสผ่าน',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('ยังเข้าสู่ระบบไม่ได้');
  },
};

export const TitleOnly: Story = { args: { children: undefined } };

export const WithIcon: Story = {
  args: {
    tone: 'warning',
    icon: <ShieldAlert aria-hidden />,
    title: 'สหกรณ์ไม่ขอรหัสผ่านของท่าน',
    children: 'ไม่ว่าทางโทรศัพท์ ข้อความ หรือไลน์ หากมีผู้ขอ โปรดวางสายแล้วโทรแจ้งสหกรณ์',
  },
};

const onRetry = fn();

export const WithAction: Story = {
  args: {
    tone: 'warning',
    title: 'ข้อมูลบนหน้าจออาจไม่ล่าสุด',
    children: 'ไม่สามารถเชื่อมต่อได้ ตรวจสอบอินเทอร์เน็ต แล้วลองอีกครั้ง',
    action: <Button onClick={onRetry}>ลองอีกครั้ง</Button>,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ลองอีกครั้ง' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

function Connection() {
  const [lost, setLost] = useState(false);
  return (
    <div className="grid gap-4">
      {lost && (
        <Alert slides tone="warning" title="ไม่สามารถเชื่อมต่อได้">
          ข้อมูลที่เห็นเป็นข้อมูลก่อนการเชื่อมต่อขาดหาย
        </Alert>
      )}
      <Button onClick={() => setLost(!lost)}>{lost ? 'เชื่อมต่อ' : 'ตัดการเชื่อมต่อ'}</Button>
    </div>
  );
}

/** The button slides to its place below the message, and back. */
export const Slides: Story = {
  render: () => <Connection />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(canvasElement).toHaveTextContent(/^ไม่สามารถเชื่อมต่อได้/);
    await expect(button).toHaveFocus();
  },
};

export const Narrow: Story = {
  ...WithAction,
  decorators: [
    (Story) => (
      <div className="w-64 max-w-full">
        <Story />
      </div>
    ),
  ],
};

export const AllTones: Story = {
  render: () => (
    <div className="grid gap-3.5">
      <Alert tone="success" title="เปลี่ยนรหัสผ่านแล้ว">
        เครื่องอื่นที่เข้าสู่ระบบไว้ถูกออกจากระบบทั้งหมด
      </Alert>
      <Alert tone="info" title={'ข้อมูลถึงวันที่ 19\u00a0พฤศจิกายน\u00a02569'}>
        รายการวันนี้จะแสดงพรุ่งนี้เช้า
      </Alert>
      <Alert tone="warning" title={'งดส่งค่าหุ้นตั้งแต่เดือนสิงหาคม\u00a02569'}>
        ติดต่อฝ่ายสมาชิกหากต้องการส่งต่อ
      </Alert>
      <Alert tone="danger" title="ยังเข้าสู่ระบบไม่ได้">
        เลขสมาชิกหรือรหัสผ่านไม่ถูกต้อง ลองใหม่ หรือกดลืมรหัสผ่าน
      </Alert>
    </div>
  ),
};
