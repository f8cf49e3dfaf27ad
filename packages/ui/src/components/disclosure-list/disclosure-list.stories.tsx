import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck, Printer, ReceiptText, Undo2 } from 'lucide-react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Money } from '../money/money.tsx';
import { OCTOBER } from '../receipt-lines/receipt-lines.fixtures.ts';
import { ReceiptLines } from '../receipt-lines/receipt-lines.tsx';
import { StatusBadge } from '../status-badge/status-badge.tsx';
import { DisclosureItem, DisclosureList } from './disclosure-list.tsx';

const onPrint = fn();

function PrintButton({ month }: { month: string }) {
  return (
    <Button variant="quiet" className="px-2" onClick={onPrint}>
      <Printer aria-hidden />
      พิมพ์ <span className="sr-only">{month}</span>
    </Button>
  );
}

const OCTOBER_ITEM = {
  title: 'ตุลาคม 2569',
  badge: (
    <StatusBadge tone="success" icon={<CircleCheck aria-hidden />}>
      ใบเสร็จรับเงิน
    </StatusBadge>
  ),
  detail: '6910-001234',
  note: '25\u00a0ต.ค.\u00a02569 · หักเงินเดือน',
  amount: <Money value="14387.47" />,
  action: <PrintButton month="ตุลาคม 2569" />,
  children: <ReceiptLines caption="ใบเสร็จเดือนตุลาคม 2569" lines={OCTOBER.lines} sums={OCTOBER.sums} />,
};

const meta = {
  title: 'ข้อมูล/DisclosureList',
  component: DisclosureItem,
  subcomponents: { DisclosureList },
  tags: ['!autodocs'],
  parameters: { layout: 'padded' },
  globals: { viewport: { value: 'w1440' } },
  args: { ...OCTOBER_ITEM, onOpenChange: fn<(open: boolean) => void>() },
  argTypes: {
    ref: { table: { disable: true } },
    badge: { control: false },
    amount: { control: false },
    action: { control: false },
    children: { control: false },
  },
  decorators: [
    (Story) => (
      <div className="@container">
        <div className="max-w-content @panel:roomy">
          <Story />
        </div>
      </div>
    ),
  ],
  render: (args) => (
    <DisclosureList>
      <DisclosureItem
        title="พฤศจิกายน 2569"
        badge={
          <StatusBadge tone="warning" icon={<ReceiptText aria-hidden />}>
            ใบแจ้งหนี้
          </StatusBadge>
        }
        detail={'หักวันที่ 25\u00a0พ.ย.\u00a02569'}
        note={'เพิ่มขึ้น 47.20\u00a0บาท เพราะคิดดอกเบี้ย 31\u00a0วัน'}
        amount={<Money value="14434.67" />}
        action={<PrintButton month="พฤศจิกายน 2569" />}
      >
        หักจากเงินเดือน
      </DisclosureItem>
      <DisclosureItem {...args} />
      <DisclosureItem
        title="กรกฎาคม 2569"
        badge={
          <StatusBadge tone="danger" icon={<Undo2 aria-hidden />}>
            คืนใบเสร็จ
          </StatusBadge>
        }
        detail="6907-001234"
        note={'ยกเลิกวันที่ 2\u00a0ส.ค.\u00a02569 ออกใบใหม่เลขที่ 6907-101234'}
        amount={<Money value="14463.40" />}
        action={<PrintButton month="กรกฎาคม 2569" />}
      >
        ยกเลิกแล้ว
      </DisclosureItem>
    </DisclosureList>
  ),
} satisfies Meta<typeof DisclosureItem>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens by keyboard and by a click anywhere on the row, but not by its action. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const month = canvas.getByRole('button', { name: 'ตุลาคม 2569' });
    await expect(month).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('table')).toBeNull();
    month.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await expect(await canvas.findByRole('table', { name: /ตุลาคม/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'พิมพ์ ตุลาคม 2569' }));
    await expect(onPrint).toHaveBeenCalled();
    await expect(month).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(month);
    await waitFor(() => expect(canvas.queryByRole('table')).toBeNull());
    await expect(month).toHaveFocus();
  },
};

export const Open: Story = {
  args: { defaultOpen: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: /ตุลาคม/ })).toBeVisible();
  },
};

export const OnATelephone: Story = {
  args: { defaultOpen: true },
  globals: { viewport: { value: 'w360' } },
};

export const OnATablet: Story = {
  args: { defaultOpen: true },
  globals: { viewport: { value: 'w768' } },
};

export const LargestText: Story = {
  args: { defaultOpen: true },
  globals: { viewport: { value: 'w320' }, textSize: '200' },
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

/** With only a name: every other part of the row is optional. */
export const NameOnly: Story = {
  args: {
    title: 'ผู้ค้ำประกันสัญญาของนางสาวปิ่นมณีรัตน์กานดา ศรีสุขเกษมสันต์ ณ อยุธยา',
    badge: undefined,
    detail: undefined,
    note: undefined,
    amount: undefined,
    action: undefined,
    children: 'ยังไม่มีผู้ค้ำประกัน',
  },
  render: (args) => (
    <DisclosureList>
      <DisclosureItem {...args} />
    </DisclosureList>
  ),
};

export const VeryLargeAmount: Story = {
  args: { amount: <Money value="-123456789012.25" /> },
  globals: { viewport: { value: 'w360' } },
};

export const Dark: Story = {
  args: { defaultOpen: true },
  globals: { viewport: { value: 'w1440' }, appearance: 'dark' },
};

export const HighContrast: Story = {
  args: { defaultOpen: true },
  globals: { viewport: { value: 'w1440' }, appearance: 'contrast' },
};
