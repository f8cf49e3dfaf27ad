import type { Meta, StoryObj } from '@storybook/react-vite';
import { HandCoins, PiggyBank, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Alert } from '../components/alert/index.ts';
import { Button } from '../components/button/index.ts';
import { EmptyState } from '../components/empty-state/index.ts';
import { ErrorState } from '../components/error-state/index.ts';
import { SkeletonPanel, SkeletonTable } from '../components/skeleton/index.ts';
import { ThaiDate } from '../components/thai-date/index.ts';
import { ReceiptList } from './receipt-list.tsx';
import { inContent } from './places.tsx';

const meta = {
  title: 'รูปแบบ/ว่าง กำลังโหลด โหลดไม่สำเร็จ',
  component: EmptyState,
  tags: ['!autodocs'],
  parameters: { layout: 'padded' },
  args: { icon: <ReceiptText aria-hidden />, title: 'ยังไม่มีใบเสร็จ' },
  decorators: [inContent],
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A new member: why the list is empty, when it will not be, and one link. */
export const NotYet: Story = {
  args: {
    children: (
      <>
        ใบเสร็จแรกจะแสดงหลังหักเงินเดือนวันที่ <ThaiDate value="2026-12-25" />
      </>
    ),
    action: (
      <Button asChild>
        <a href="#/member/status">กลับไปข้อมูลส่วนตัว</a>
      </Button>
    ),
  },
};

/** An empty list that will stay empty: no action. */
export const NoneAndThatIsFine: Story = {
  args: {
    icon: <HandCoins aria-hidden />,
    title: 'ไม่มีเงินกู้',
    children: 'ขณะนี้ไม่มีสัญญาเงินกู้ที่ยังผ่อนอยู่',
  },
};

/** A skeleton in the shape of the content, without motion, shown after 300 ms. */
export const Loading: Story = {
  render: () => (
    <div className="grid gap-5">
      <SkeletonPanel lines={3} />
      <SkeletonTable rows={5} />
    </div>
  ),
};

function FailingReceipts() {
  const [state, setState] = useState<'failed' | 'trying' | 'ready'>('failed');
  if (state === 'ready') return <ReceiptList />;
  return (
    <>
      <ErrorState
        busyLabel={state === 'trying' ? 'กำลังโหลด' : undefined}
        onRetry={() => setState(state === 'failed' ? 'trying' : 'ready')}
      >
        ยังแสดงใบเสร็จไม่ได้ ข้อมูลของท่านไม่สูญหาย
      </ErrorState>
      {state === 'trying' && (
        <p className="mt-4">
          <Button onClick={() => setState('ready')}>จำลองว่าเชื่อมต่อได้แล้ว</Button>
        </p>
      )}
    </>
  );
}

/** What failed, what is safe, and a retry button that keeps focus while it retries. */
export const Failed: Story = {
  render: () => <FailingReceipts />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ลองอีกครั้ง' }));
    const busy = canvas.getByRole('button', { name: 'กำลังโหลด' });
    await expect(busy).toHaveFocus();
    await expect(busy).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Shows the last known figures with their date. */
export const Stale: Story = {
  render: () => (
    <div className="grid gap-5">
      <Alert tone="warning" title="ยังอัพเดทข้อมูลไม่ได้" action={<Button size="sm">ลองอีกครั้ง</Button>}>
        ข้อมูลที่แสดงเป็นของวันที่ <ThaiDate value="2026-11-19" />
      </Alert>
      <ReceiptList />
    </div>
  ),
};

export const OnATelephone: Story = {
  decorators: [
    (Story) => (
      <div className="max-w-82">
        <Story />
      </div>
    ),
  ],
  args: { ...NotYet.args, icon: <PiggyBank aria-hidden />, title: 'บัญชีนี้ยังไม่มีรายการเคลื่อนไหว' },
};
