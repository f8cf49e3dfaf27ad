import type { Meta, StoryObj } from '@storybook/react-vite';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { LedgerFilters, type LedgerFiltersProps } from './ledger-filters.tsx';

const NOW = new Date('2026-11-20T03:42:00Z');
const EVERYTHING = { from: null, to: null, kind: null };
const HALF_YEAR = { from: '2026-06-01', to: '2026-11-20', kind: null };

const KINDS = [
  { code: 'CD', label: 'ฝากเงินสด' },
  { code: 'CW', label: 'ถอนเงินสด' },
  { code: 'XD', label: 'ฝากโอน' },
  { code: 'INT', label: 'ดอกเบี้ย' },
];

/** Controlled filters over a ledger. */
function ControlledFilters({ value, onSubmit, ...rest }: LedgerFiltersProps) {
  const [held, setHeld] = useState(value);
  return (
    <LedgerFilters
      {...rest}
      value={held}
      onSubmit={(next) => {
        setHeld(next);
        onSubmit(next);
      }}
    />
  );
}

const ACTIONS = (
  <Button variant="quiet">
    <Printer aria-hidden />
    พิมพ์
  </Button>
);

const meta = {
  title: 'ข้อมูล/LedgerFilters',
  component: LedgerFilters,
  tags: ['!autodocs'],
  args: {
    value: EVERYTHING,
    kinds: KINDS,
    now: NOW,
    onSubmit: fn(),
    found: { count: 2140, from: '2014-04-25', to: '2026-11-19' },
    children: ACTIONS,
  },
  argTypes: {
    ref: { table: { disable: true } },
    now: { control: false },
    children: { control: false },
  },
  globals: { viewport: { value: 'w1440' } },
  parameters: { layout: 'padded' },
  render: (args) => (
    <div className="max-w-content">
      <ControlledFilters {...args} />
    </div>
  ),
} satisfies Meta<typeof LedgerFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All rows are shown. A period fills in both days; only แสดงรายการ applies them. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const periods = within(canvas.getByRole('group', { name: 'ช่วงเวลา' }));
    await expect(canvas.getByText(/ตั้งแต่ 25\sเม\.ย\.\s2557 ถึง 19\sพ\.ย\.\s2569/)).toBeVisible();
    await userEvent.click(periods.getByRole('radio', { name: /6\sเดือน/ }));
    await expect(canvas.getByRole('textbox', { name: 'ตั้งแต่' })).toHaveValue('1 มิ.ย. 2569');
    await expect(canvas.getByRole('textbox', { name: 'ถึง' })).toHaveValue('20 พ.ย. 2569');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'แสดงรายการ' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(HALF_YEAR);
    await expect(canvas.getByRole('button', { name: 'แสดงรายการ' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: /^เลิกกรอง 6\sเดือน$/ })).toBeVisible();
  },
};

/** With six months as the initial filter there is nothing to clear. */
export const DefaultPeriod: Story = {
  args: { value: HALF_YEAR, defaultValue: HALF_YEAR, found: { count: 14 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /6\sเดือน/ })).toBeChecked();
    await expect(canvas.queryByRole('button', { name: 'ล้างตัวกรอง' })).toBeNull();
  },
};

/** A typed date deselects the period. */
export const TypedDates: Story = {
  args: { value: HALF_YEAR, found: { count: 14 } },
  play: async ({ args, canvas, userEvent }) => {
    const from = canvas.getByRole('textbox', { name: 'ตั้งแต่' });
    await userEvent.clear(from);
    await userEvent.type(from, '๑๕/๘/๖๙');
    await userEvent.tab();
    for (const radio of canvas.getAllByRole<HTMLInputElement>('radio')) await expect(radio).not.toBeChecked();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'ประเภทรายการ' }), 'ฝากโอน');
    await userEvent.type(from, '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      from: '2026-08-15',
      to: '2026-11-20',
      kind: 'XD',
    });
  },
};

/** End before start: an error at the field, and no request. */
export const EndBeforeStart: Story = {
  args: { value: HALF_YEAR, found: { count: 14 } },
  play: async ({ args, canvas, userEvent }) => {
    const to = canvas.getByRole('textbox', { name: 'ถึง' });
    await userEvent.clear(to);
    await userEvent.type(to, '1 1 2569');
    // The field takes the date on blur, which a typed Enter does not wait for.
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(to).toHaveFocus();
    await waitFor(() => expect(to).toBeInvalid());
    await expect(to).toHaveAccessibleDescription(/วันสิ้นสุดอยู่ก่อนวันเริ่มต้น เลือกวันใหม่/);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Text that is not a date stays and gets focus; no request. */
export const NotADate: Story = {
  args: { value: HALF_YEAR, found: { count: 14 } },
  play: async ({ args, canvas, userEvent }) => {
    const from = canvas.getByRole('textbox', { name: 'ตั้งแต่' });
    await userEvent.clear(from);
    await userEvent.type(from, 'เดือนที่แล้ว');
    await userEvent.click(canvas.getByRole('button', { name: 'แสดงรายการ' }));
    await expect(from).toHaveFocus();
    await expect(from).toHaveValue('เดือนที่แล้ว');
    await waitFor(() => expect(from).toHaveAccessibleDescription(/อ่านวันที่นี้ไม่ได้/));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Each filter can be cleared, and all at once. */
export const Filtered: Story = {
  args: { value: { ...HALF_YEAR, kind: 'INT' }, found: { count: 1 } },
  play: async ({ args, canvas, userEvent }) => {
    const chips = within(canvas.getByRole('list', { name: 'ตัวกรองที่ใช้อยู่' }));
    await userEvent.click(chips.getByRole('button', { name: /6\sเดือน/ }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ ...EVERYTHING, kind: 'INT' });
    await expect(canvas.getByRole('textbox', { name: 'ตั้งแต่' })).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'ล้างตัวกรอง' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith(EVERYTHING);
    await expect(canvas.queryByRole('list')).toBeNull();
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^พบ/));
  },
};

export const NothingFound: Story = { args: { value: { ...EVERYTHING, kind: 'INT' }, found: { count: 0 } } };

/** While rows load the button keeps focus and does not send again. */
export const Busy: Story = {
  render: (args) => <LedgerFilters {...args} found={undefined} busy />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'กำลังโหลด' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** An unknown kind, such as from the address, is shown by its code. */
export const UnknownKind: Story = {
  args: { value: { ...EVERYTHING, kind: 'X9' }, found: { count: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveValue('X9');
  },
};

export const OtherWords: Story = {
  args: {
    value: { ...EVERYTHING, kind: 'INT' },
    words: { title: 'เลือกสัญญาที่แสดง', kind: 'ประเภทสัญญา', submit: 'แสดงสัญญา', unit: 'สัญญา' },
  },
};

/** Narrow: one row, which opens in place and closes on submit. */
export const OnATelephone: Story = {
  args: { value: HALF_YEAR, found: { count: 14 } },
  globals: { viewport: { value: 'w360' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('ทุกประเภท')).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
    const change = canvas.getByRole('button', { name: 'เปลี่ยน' });
    await userEvent.click(change);
    await expect(change).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(canvas.getByRole('radio', { name: 'เดือนนี้' }));
    await userEvent.click(canvas.getByRole('button', { name: 'แสดงรายการ' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...HALF_YEAR, from: '2026-11-01' });
    await expect(change).toHaveFocus();
    await expect(change).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};

export const OpenOnATelephone: Story = {
  args: { value: { ...HALF_YEAR, kind: 'XD' }, found: { count: 6 } },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'เปลี่ยน' }));
    await expect(canvas.getByRole('button', { name: 'ปิด' })).toHaveFocus();
  },
};

export const OpenOnATablet: Story = { ...OpenOnATelephone, globals: { viewport: { value: 'w768' } } };

/** 320 px at 200 % text size, open. */
export const LargestText: Story = {
  ...OpenOnATelephone,
  globals: { viewport: { value: 'w320' }, textSize: '200' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'เปลี่ยน' }));
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const Dark: Story = {
  args: { value: HALF_YEAR, found: { count: 14 } },
  globals: { appearance: 'dark' },
};

export const HighContrast: Story = {
  args: { value: HALF_YEAR, found: { count: 14 } },
  globals: { appearance: 'contrast' },
};
