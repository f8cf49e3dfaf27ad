import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { LoadMore, type LoadMoreProps } from './load-more.tsx';

const meta = {
  title: 'ข้อมูล/LoadMore',
  component: LoadMore,
  tags: ['!autodocs'],
  args: { shown: 50, total: 2140, onLoadMore: fn(), onLoadAll: fn() },
  argTypes: { ref: { table: { disable: true } }, words: { control: false } },
} satisfies Meta<typeof LoadMore>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/แสดง 50 จาก 2,140\sรายการ/);
    await userEvent.click(canvas.getByRole('button', { name: 'แสดงรายการก่อนหน้า' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'แสดงทั้งหมด' }));
    await expect(args.onLoadAll).toHaveBeenCalledOnce();
  },
};

export const PageByPageOnly: Story = {
  render: ({ shown, total, onLoadMore }) => <LoadMore shown={shown} total={total} onLoadMore={onLoadMore} />,
};

/** While rows load the button keeps focus and ignores presses. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'กำลังโหลด' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onLoadMore).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'แสดงทั้งหมด' }));
    await expect(args.onLoadAll).not.toHaveBeenCalled();
  },
};

export const Complete: Story = {
  args: { shown: 2140 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/แสดงครบ 2,140 จาก 2,140\sรายการ/);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const OtherUnit: Story = { args: { unit: 'สัญญา', shown: 10, total: 12 } };

/** The words of the cooperative. */
export const OtherWords: Story = {
  args: {
    words: {
      more: (unit) => `ดู${unit}เก่ากว่านี้`,
      all: 'ดูครบทุกรายการ',
      shown: (shown, total, unit) => `เห็นแล้ว ${shown}${total === null ? '' : `/${total}`} ${unit}`,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'ดูรายการเก่ากว่านี้' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'ดูครบทุกรายการ' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('เห็นแล้ว 50/2140 รายการ');
  },
};

/** All rows are loading: that button says so, and the other one is disabled. */
export const BusyWithAll: Story = {
  render: (props) => <Asking {...props} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'แสดงทั้งหมด' }));
    await expect(canvas.getByRole('button', { name: 'กำลังโหลด' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'แสดงรายการก่อนหน้า' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

function Asking(props: LoadMoreProps) {
  const [busy, setBusy] = useState(false);
  return <LoadMore {...props} busy={busy} onLoadAll={() => setBusy(true)} />;
}

function Pages() {
  const [shown, setShown] = useState(50);
  return (
    <LoadMore
      shown={shown}
      total={120}
      onLoadMore={() => setShown((count) => Math.min(count + 50, 120))}
      onLoadAll={() => setShown(120)}
    />
  );
}

export const UntilTheEnd: Story = {
  render: () => <Pages />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'แสดงรายการก่อนหน้า' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(/แสดง 100 จาก 120\sรายการ/);
    await userEvent.click(canvas.getByRole('button', { name: 'แสดงรายการก่อนหน้า' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(/แสดงครบ 120 จาก 120\sรายการ/);
    await expect(canvas.getByRole('status')).toHaveFocus();
  },
};

export const LargeText: Story = { globals: { textSize: '200' } };

export const Dark: Story = { globals: { appearance: 'dark' } };
