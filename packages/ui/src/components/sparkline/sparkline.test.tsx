import { render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { describeKitPart } from '../../../test/describe-kit-part.tsx';
import { layOutColumns } from './chart-columns.ts';
import { Sparkline } from './sparkline.tsx';

const POINTS = [
  { label: '2566', value: '21468.75' },
  { label: '2567', value: null },
  { label: '2568', value: '26485.75' },
];

describeKitPart(<Sparkline caption="เงินปันผล" points={POINTS} />, {
  element: HTMLElement,
  slot: 'sparkline',
});

describe('layOutColumns', () => {
  const heights = (values: (string | null)[]) => layOutColumns(values).columns.map(({ height }) => height);

  it.each([
    [['50.00', '100.00'], [50, 100], 100],
    [['-50.00', '50.00'], [50, 50], 50],
    [['-75.00', '25.00'], [75, 25], 25],
    [['-10.00', '-20.00'], [50, 100], 0],
    [['0.00', '0.00'], [0, 0], 100],
    [['100.00', null, '25.00'], [100, null, 25], 100],
    [['0.01', '100000000.00'], [2, 100], 100],
    [['90071992547409.93', '180143985094819.86'], [50, 100], 100],
    [['7.00'], [100], 100],
    [[], [], 100],
  ])('%j are columns of %j over a line at %d', (values, expected, zero) => {
    expect(heights(values)).toEqual(expected);
    expect(layOutColumns(values).zero).toBe(zero);
  });

  it('draws a loss below the line', () => {
    expect(layOutColumns(['-50.00', '50.00']).columns.map(({ y }) => y)).toEqual([50, 0]);
  });

  it('begins at the left edge, ends at the right one, and keeps within', () => {
    const { columns } = layOutColumns(Array.from({ length: 40 }, () => '1.00'));
    const last = columns.at(-1);
    expect(columns.at(0)?.x).toBe(0);
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo(100);
  });
});

describe('Sparkline', () => {
  afterEach(() => cdp().send('Emulation.setEmulatedMedia', { media: '' }));

  const wrapper = () => screen.getByRole('table').parentElement ?? document.body;

  it('has every point in its table, seen or not', () => {
    render(<Sparkline caption="เงินปันผล" points={POINTS} />);
    const rows = within(screen.getByRole('table', { name: 'เงินปันผล' })).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      'ปีจำนวนเงิน (บาท)',
      '256621,468.75',
      '2567 - ไม่มีข้อมูล',
      '256826,485.75',
    ]);
  });

  it('keeps the drawing from screen readers, who have the table', () => {
    const { container } = render(<Sparkline caption="เงินปันผล" points={POINTS} />);
    expect(container.querySelector('svg')?.closest('[aria-hidden=true]')).not.toBeNull();
  });

  it('shows the table on request', async () => {
    render(<Sparkline caption="เงินปันผล" points={POINTS} />);
    expect(wrapper().clientHeight).toBe(1);
    await userEvent.click(page.getByRole('button', { name: 'แสดงเป็นตาราง' }));
    expect(wrapper().clientHeight).toBeGreaterThan(40);
    expect(screen.getByRole('button').getAttribute('aria-expanded')).toBe('true');
  });

  it('leaves the table to a caller who holds it', async () => {
    const change = vi.fn<(shown: boolean) => void>();
    render(<Sparkline caption="เงินปันผล" points={POINTS} tableShown={false} onTableShownChange={change} />);
    await userEvent.click(page.getByRole('button'));
    expect(change).toHaveBeenCalledWith(true);
    expect(wrapper().clientHeight).toBe(1);
  });

  it('prints the table and no button', async () => {
    await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
    render(<Sparkline caption="เงินปันผล" points={POINTS} />);
    expect(wrapper().clientHeight).toBeGreaterThan(40);
    expect(getComputedStyle(screen.getByText('แสดงเป็นตาราง')).display).toBe('none');
  });

  it('never draws an invalid number', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { container } = render(
      <Sparkline caption="เงินปันผล" points={[{ label: '2568', value: 'Infinity' }]} />,
    );
    expect(container.innerHTML).not.toMatch(/NaN|Infinity|undefined/);
    expect(warn).toHaveBeenCalled();
    warn.mockRestore();
  });
});
