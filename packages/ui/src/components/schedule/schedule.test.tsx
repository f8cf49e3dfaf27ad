import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { describeKitPart } from '../../../test/describe-kit-part.tsx';
import { Schedule, type ScheduleRow } from './schedule.tsx';

const AMOUNTS = { instalments: '1–12', principal: '600.00', interest: '50.00', balance: '300.00' };
const ROWS: ScheduleRow[] = [
  { key: 1, period: '2569', note: 'ชำระแล้ว', paid: true, ...AMOUNTS },
  { key: 2, period: '2570', ...AMOUNTS, trial: '100.00' },
  { key: 3, period: '2571', ...AMOUNTS, trial: 'repaid' },
];
const SUMS = { instalments: '24 งวด', principal: '1200.00', interest: '100.00' };

describeKitPart(<Schedule caption="ตารางชำระ" rows={ROWS} />, { element: HTMLDivElement, slot: 'schedule' });

describe('Schedule', () => {
  const cells = () =>
    screen
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => (cell.lastElementChild ?? cell).textContent));

  it('has the trial in its own column, and none for a paid year', () => {
    render(<Schedule caption="ตารางชำระ" rows={ROWS} sums={SUMS} />);
    expect(cells().slice(1)).toEqual([
      ['ชำระแล้ว', '1–12', '600.00', '50.00', '300.00', ''],
      ['2570', '1–12', '600.00', '50.00', '300.00', '100.00'],
      ['2571', '1–12', '600.00', '50.00', '300.00', 'หมดแล้ว'],
      ['ที่เหลือ', '24 งวด', '1,200.00', '100.00', '', ''],
    ]);
  });

  it('has no column for a trial that there is not', () => {
    render(<Schedule caption="ตารางชำระ" rows={ROWS.slice(0, 1)} />);
    expect(screen.getAllByRole('columnheader')).toHaveLength(5);
  });

  it('labels the amounts on a phone, without a sideways scroll', async () => {
    await page.viewport(360, 700);
    render(<Schedule caption="ตารางชำระ" rows={ROWS} sums={SUMS} />);
    const label = screen.getAllByText('เงินต้น').find((text) => text.closest('td'));
    expect(label).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    // The double rule of a sum stays clear of the sum below it.
    const [principal, interest] = ['1,200.00', '100.00'].map((amount) => screen.getAllByText(amount).at(-1));
    const rule = principal?.getBoundingClientRect().bottom ?? Infinity;
    expect(interest?.getBoundingClientRect().top).toBeGreaterThan(rule);
    await page.viewport(414, 896);
  });

  it('says that there is nothing to pay', () => {
    render(<Schedule caption="ตารางชำระ" rows={[]} />);
    expect(screen.getByText('ยังไม่มีงวดที่ต้องชำระ')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });
});
