import { render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeKitPart } from '../../../test/describe-kit-part.tsx';
import { MemberLayout } from '../member-layout/member-layout.tsx';
import type { LedgerFilterValue } from './ledger-filter-value.ts';
import { LedgerFilters, type LedgerFiltersProps } from './ledger-filters.tsx';

const NOW = new Date('2026-11-20T03:42:00Z');
const EVERYTHING: LedgerFilterValue = { from: null, to: null, kind: null };
const HALF_YEAR: LedgerFilterValue = { from: '2026-06-01', to: '2026-11-20', kind: null };
const KINDS = [
  { code: 'CW', label: 'ถอนเงินสด' },
  { code: 'INT', label: 'ดอกเบี้ย' },
];
const ignore = () => undefined;

type Submit = LedgerFiltersProps['onSubmit'];

describeKitPart(<LedgerFilters value={EVERYTHING} kinds={KINDS} now={NOW} onSubmit={ignore} />, {
  element: HTMLElement,
  slot: 'ledger-filters',
});

function Filters({
  value = EVERYTHING,
  width = 1120,
  onSubmit = ignore,
  ...rest
}: Partial<LedgerFiltersProps> & { width?: number }) {
  const [held, setHeld] = useState(value);
  return (
    <div style={{ width }}>
      <LedgerFilters
        kinds={KINDS}
        now={NOW}
        {...rest}
        value={held}
        onSubmit={(next) => {
          setHeld(next);
          onSubmit(next);
        }}
      />
      <button onClick={() => setHeld({ ...EVERYTHING, kind: 'CW' })}>ย้อนกลับ</button>
    </div>
  );
}

const from = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'ตั้งแต่' });
const to = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'ถึง' });
const checked = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter((radio) => radio.checked)
    .map((radio) => radio.value);
const words = (element: Element | null) => element?.textContent.replaceAll('\u00A0', ' ');
const found = () => words(document.querySelector('[data-slot=ledger-found]'));
const show = () => userEvent.click(page.getByRole('button', { name: 'แสดงรายการ', exact: true }));

describe('LedgerFilters', () => {
  it.each([
    ['month', '1 พ.ย. 2569'],
    ['quarter', '1 ก.ย. 2569'],
    ['half', '1 มิ.ย. 2569'],
    ['year', '1 ม.ค. 2569'],
  ])('fills in both days of a period: %s', async (period, start) => {
    const submitted = vi.fn<Submit>();
    render(<Filters onSubmit={submitted} />);
    await userEvent.click(document.querySelector(`input[value=${period}]`) as Element);
    expect([from().value, to().value]).toEqual([start, '20 พ.ย. 2569']);
    expect(checked()).toEqual([period]);
    expect(submitted).not.toHaveBeenCalled();
  });

  it('marks the period that the filter in use is', () => {
    render(<Filters value={HALF_YEAR} />);
    expect(checked()).toEqual(['half']);
  });

  it('marks that all rows are shown, and goes back to them', async () => {
    const submitted = vi.fn<Submit>();
    render(<Filters onSubmit={submitted} />);
    const all = screen.getByRole('radio', { name: 'ทั้งหมด' });
    expect(all).toBeChecked();
    await userEvent.fill(from(), 'เมื่อวาน');
    await userEvent.tab();
    expect(checked()).toEqual([]);
    await userEvent.click(all);
    expect([from().value, from().hasAttribute('aria-invalid')]).toEqual(['', false]);
    await show();
    expect(submitted.mock.calls).toEqual([[EVERYTHING]]);
  });

  it('marks no period for a typed day, and sends what was understood', async () => {
    const submitted = vi.fn<Submit>();
    render(<Filters value={HALF_YEAR} onSubmit={submitted} />);
    await userEvent.fill(from(), '15/8/69');
    await userEvent.tab();
    expect(checked()).toEqual([]);
    await show();
    expect(submitted.mock.calls).toEqual([[{ from: '2026-08-15', to: '2026-11-20', kind: null }]]);
  });

  it('sends a typed day by Enter, once', async () => {
    const submitted = vi.fn<Submit>();
    render(<Filters onSubmit={submitted} />);
    await userEvent.fill(to(), '31 ธ.ค. 2568');
    await userEvent.keyboard('{Enter}');
    expect(submitted.mock.calls).toEqual([[{ from: null, to: '2025-12-31', kind: null }]]);
  });

  it('sends the code of a kind, and null for all of them', async () => {
    const submitted = vi.fn<Submit>();
    render(<Filters onSubmit={submitted} />);
    await userEvent.selectOptions(page.getByRole('combobox'), 'INT');
    await show();
    await userEvent.selectOptions(page.getByRole('combobox'), '');
    await show();
    expect(submitted.mock.calls.map(([{ kind }]) => kind)).toEqual(['INT', null]);
  });

  it.each([
    ['an end before the start', '1 1 2569', 'วันสิ้นสุดอยู่ก่อนวันเริ่มต้น'],
    ['a text that is no date', 'เมื่อวาน', 'อ่านวันที่นี้ไม่ได้'],
  ])('sends nothing for %s', async (_, typed, message) => {
    const submitted = vi.fn<Submit>();
    render(<Filters value={HALF_YEAR} onSubmit={submitted} />);
    await userEvent.fill(to(), typed);
    await show();
    expect(submitted).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(to());
    await expect.poll(() => document.body.textContent).toContain(message);
    await userEvent.click(page.getByRole('radio', { name: 'ปีนี้' }));
    await expect.element(page.getByRole('textbox', { name: 'ถึง' })).toBeValid();
    await show();
    expect(submitted).toHaveBeenCalledOnce();
  });

  it('lets the two days be typed in either order before it judges them', async () => {
    render(<Filters value={HALF_YEAR} />);
    await userEvent.fill(from(), '1 1 2570');
    await userEvent.tab();
    expect(to().hasAttribute('aria-invalid')).toBe(false);
  });

  it('asks for nothing while it is busy', async () => {
    const submitted = vi.fn<Submit>();
    render(<Filters busy onSubmit={submitted} />);
    await userEvent.click(from());
    await userEvent.keyboard('{Enter}');
    expect(submitted).not.toHaveBeenCalled();
  });

  it('follows a filter that comes from outside, and forgets what was typed', async () => {
    render(<Filters />);
    await userEvent.fill(from(), 'เมื่อวาน');
    await userEvent.click(page.getByRole('button', { name: 'ย้อนกลับ' }));
    expect(from().value).toBe('');
    expect(from().hasAttribute('aria-invalid')).toBe(false);
    expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('CW');
  });

  it('leads back to the filter that a reader starts with', async () => {
    const submitted = vi.fn<Submit>();
    render(
      <Filters
        value={{ ...EVERYTHING, kind: 'CW' }}
        defaultValue={HALF_YEAR}
        found={{ count: 3 }}
        onSubmit={submitted}
      />,
    );
    const chips = within(screen.getByRole('list')).getAllByRole('button');
    expect(chips.map(words)).toEqual(['เลิกกรอง ทุกช่วงเวลา', 'เลิกกรอง ถอนเงินสด']);
    await userEvent.fill(from(), 'เมื่อวาน');
    await userEvent.click(page.getByRole('button', { name: 'ล้างตัวกรอง' }));
    expect(submitted.mock.calls).toEqual([[HALF_YEAR]]);
    expect(from().value).toBe('1 มิ.ย. 2569');
    expect(screen.queryByRole('list')).toBeNull();
    expect(document.activeElement?.getAttribute('data-slot')).toBe('ledger-found');
  });

  it.each([
    [
      EVERYTHING,
      { count: 2140, from: '2014-04-25', to: '2026-11-19' },
      'พบ 2,140 รายการ ตั้งแต่ 25 เม.ย. 2557 ถึง 19 พ.ย. 2569',
    ],
    [
      HALF_YEAR,
      { count: 14, from: '2026-06-25', to: '2026-11-19' },
      'พบ 14 รายการ ตั้งแต่ 1 มิ.ย. ถึง 20 พ.ย. 2569',
    ],
    [{ ...EVERYTHING, from: '2026-11-21' }, { count: 0 }, 'พบ 0 รายการ ตั้งแต่ 21 พ.ย. 2569'],
    [EVERYTHING, undefined, ''],
  ])('says what was found for %j', (value, rows, said) => {
    render(<Filters value={value} found={rows} />);
    expect(found()).toBe(said);
  });

  it('is one row without room, and gives the focus to what opens it when the rows are asked for', async () => {
    const submitted = vi.fn<Submit>();
    render(<Filters width={360} value={{ ...HALF_YEAR, kind: 'INT' }} onSubmit={submitted} />);
    expect(screen.queryByRole('radio')).toBeNull();
    expect(words(document.querySelector('section p'))).toBe('6 เดือนดอกเบี้ย1 มิ.ย. ถึง 20 พ.ย. 2569');
    await userEvent.click(page.getByRole('button', { name: 'เปลี่ยน' }));
    await show();
    expect(submitted).toHaveBeenCalledOnce();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'เปลี่ยน' }));
  });

  it('breaks its one row between period and kind, inside neither', () => {
    render(<Filters width={328} />);
    const [period, kind] = ['ทุกช่วงเวลา', 'ทุกประเภท'].map((text) =>
      screen.getByText(text).getBoundingClientRect(),
    );
    expect(kind?.height).toBe(period?.height);
    expect(kind?.top).toBeGreaterThan(period?.top ?? Infinity);
  });

  it.each([
    [1026, HALF_YEAR],
    [1026, EVERYTHING],
    [1120, EVERYTHING],
  ])('is one line at %i px, the button level with the fields', (width, value) => {
    render(<Filters width={width} value={value} />);
    const tops = [
      from(),
      to(),
      screen.getByRole('combobox'),
      screen.getByRole('button', { name: 'แสดงรายการ' }),
    ].map((part) => Math.round(part.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    const heights = screen.getAllByRole('radio').map((radio) => radio.getBoundingClientRect().top);
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(1);
  });
});

describe('LedgerFilters beside a sidebar', () => {
  const inLayout = (
    <MemberLayout topBar={null} sidebar={<nav aria-label="เมนู">เมนู</nav>}>
      <LedgerFilters value={HALF_YEAR} kinds={KINDS} now={NOW} onSubmit={ignore} />
    </MemberLayout>
  );

  it('is open if the layout has room for both, even if the rest is narrow', async () => {
    await page.viewport(1024, 768);
    render(inLayout);
    expect(from()).toBeVisible();
    expect(screen.queryByRole('button', { name: 'เปลี่ยนตัวกรอง' })).toBeNull();
  });

  it('is one row where the sidebar is folded away', async () => {
    await page.viewport(1000, 768);
    render(inLayout);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('button', { expanded: false, name: /เปลี่ยน/ })).toBeVisible();
  });
});
