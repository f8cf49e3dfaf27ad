import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { IconButton } from './icon-button.tsx';

const meta = {
  title: 'การกระทำ/IconButton',
  component: IconButton,
  tags: ['!autodocs'],
  args: { label: 'ปิดข้อความ', children: <X aria-hidden />, onClick: fn() },
  argTypes: { ref: { table: { disable: true } }, children: { control: false } },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ปิดข้อความ' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Outline: Story = { args: { variant: 'outline' } };

export const Disabled: Story = { args: { disabled: true } };

/** Chevrons on both sides of what they change need no text. */
export const PairedChevrons: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-2">
      <IconButton label="เดือนก่อน" variant="outline">
        <ChevronLeft aria-hidden />
      </IconButton>
      <span className="px-2 font-semibold">พฤศจิกายน 2569</span>
      <IconButton label="เดือนถัดไป" variant="outline">
        <ChevronRight aria-hidden />
      </IconButton>
    </div>
  ),
};
