import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { ReceiptList } from './receipt-list.tsx';
import { CollectionList } from './collection-list.tsx';
import { inContent, onAPhone } from './places.tsx';

const meta = {
  title: 'รูปแบบ/ใบเสร็จและการเรียกเก็บ',
  component: ReceiptList,
  tags: ['!autodocs'],
  parameters: { layout: 'padded' },
  decorators: [inContent],
  globals: { viewport: { value: 'w1440' } },
} satisfies Meta<typeof ReceiptList>;

export default meta;
type Story = StoryObj<typeof meta>;

const ON_A_TELEPHONE: Story = { decorators: [onAPhone] };

/** Entries open in place, several at once; พิมพ์ opens none. */
export const Receipts: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('table')).toHaveLength(1);
    const september = canvas.getByRole('button', { name: /^กันยายน/ });
    await userEvent.click(september);
    await expect(september).toHaveFocus();
    await waitFor(() => expect(canvas.getAllByRole('table')).toHaveLength(2));
    const item = within(september.closest<HTMLElement>('li') ?? september);
    await userEvent.click(item.getByRole('button', { name: /^พิมพ์/ }));
    await expect(september).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(september);
    await waitFor(() => expect(canvas.getAllByRole('table')).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: 'แสดงเดือนก่อนหน้า' }));
    await expect(canvas.getByRole('button', { name: 'กำลังโหลด' })).toHaveFocus();
  },
};

export const ReceiptsOnATelephone: Story = ON_A_TELEPHONE;

/** Each state is also a word, because colour is lost in grayscale and on paper. */
export const Collections: Story = {
  render: () => <CollectionList />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const states = [...canvasElement.querySelectorAll('[data-slot=status-badge]')].map(
      (one) => one.textContent,
    );
    for (const state of ['รอเรียกเก็บ', 'เก็บครบ', 'เก็บได้บางส่วน', 'เก็บไม่ได้', 'ตามมาชำระแล้ว'])
      await expect(states).toContain(state);
    const july = canvas.getByRole('button', { name: /^กรกฎาคม/ });
    await userEvent.click(july);
    await waitFor(() => expect(canvas.getByText(/นำส่ง$/)).toBeVisible());
  },
};

export const CollectionsOnATelephone: Story = { ...Collections, ...ON_A_TELEPHONE };
