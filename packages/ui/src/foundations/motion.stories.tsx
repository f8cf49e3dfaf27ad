import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../components/button/button.tsx';

const meta = {
  title: 'พื้นฐาน/การเคลื่อนไหว',
  tags: ['!autodocs'],
  parameters: { layout: 'padded', controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function Appearing() {
  const [shown, setShown] = useState(false);
  return (
    <div className="grid max-w-form gap-4">
      <Button aria-expanded={shown} onClick={() => setShown(!shown)}>
        {shown ? 'ซ่อนข้อความ' : 'แสดงข้อความ'}
      </Button>
      {shown && (
        <p className="animate-appear rounded-md border border-line-strong bg-raised px-4 py-3">
          บันทึกแล้ว ดูได้ที่ข้อมูลส่วนตัว
        </p>
      )}
    </div>
  );
}

/** Opening parts fade in within 120 ms. Nothing slides, shimmers or counts up. */
export const Appear: Story = {
  render: () => <Appearing />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'แสดงข้อความ' }));
    await expect(canvas.getByText(/บันทึกแล้ว/)).toBeInTheDocument();
  },
};
