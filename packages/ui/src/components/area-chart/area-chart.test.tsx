import { render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { describeKitPart } from '../../../test/describe-kit-part.tsx';
import { PAST, PLAN, TRIAL, getBalances } from './area-chart.fixtures.ts';
import { AreaChart } from './area-chart.tsx';
import { layOutArea, readPoints } from './area-plot.ts';

const NAMES = { description: 'หนี้หมดธันวาคม 2577', caption: 'หนี้คงเหลือ' };

describeKitPart(<AreaChart {...NAMES} past={PAST} />, { element: HTMLElement, slot: 'area-chart' });

describe('layOutArea', () => {
  const layOut = (past: [string, string][], plan: [string, string][] = []) => {
    const read = (points: [string, string][]) => readPoints(points.map(([date, value]) => ({ date, value })));
    return layOutArea({ past: read(past), plan: read(plan), trial: [], today: null });
  };

  it('keeps an amount until the next one, from the left edge on', () => {
    const plot = layOut([
      ['2025-01-01', '300.00'],
      ['2025-01-06', '150.00'],
      ['2025-01-11', '0.00'],
    ]);
    expect(plot?.past.steps).toBe('M0 0H500V95H1000V190H1000');
    expect(plot?.past.straight).toBe('M0 0L500 95L1000 190H1000');
  });

  it('begins the plan where the past ends', () => {
    const plot = layOut([['2025-01-01', '300.00']], [['2025-01-11', '0.00']]);
    expect(plot?.plan).toBe('M0 0L1000 190');
    expect(plot?.planEnd).toEqual({ x: 1000, y: 190, date: '2025-01-11', satang: 0n });
  });

  it('returns the height of the plan below the label at its end', () => {
    const plot = layOut(
      [['2025-01-01', '300.00']],
      [
        ['2025-01-08', '150.00'],
        ['2025-01-11', '0.00'],
      ],
    );
    expect(plot?.planAbove).toBe(95);
  });

  it('clears all of the label in a narrow picture', () => {
    const plot = layOut(
      [['2025-01-01', '300.00']],
      [
        ['2025-01-07', '150.00'],
        ['2025-01-11', '0.00'],
      ],
    );
    expect(plot?.planAbove).toBe(95);
  });

  it.each([
    ['620000.00', [75000000n, 50000000n, 25000000n]],
    ['300.00', [30000n, 20000n, 10000n]],
    ['0.01', [300n, 200n, 100n]],
    ['9999999999999.99', [1200000000000000n, 800000000000000n, 400000000000000n]],
  ])('covers %s with three round gridlines', (value, lines) => {
    const plot = layOut([
      ['2025-01-01', value],
      ['2026-01-01', '0.00'],
    ]);
    expect(plot?.grid.map(({ satang }) => satang)).toEqual(lines);
  });

  it('has nothing to draw with one point, or with two of one day', () => {
    expect(layOut([['2025-01-01', '300.00']])).toBeNull();
    expect(
      layOut([
        ['2025-01-01', '300.00'],
        ['2025-01-01', '200.00'],
      ]),
    ).toBeNull();
  });

  it('names every year, and months where there are not two years', () => {
    const labels = (months: number) =>
      layOut(getBalances('2025-11', months, 1000, 1).map(({ date, value }) => [date, value]))?.ticks.map(
        ({ label }) => label,
      );
    expect(labels(30)).toEqual(['2569', '2570', '2571']);
    expect(labels(6)).toEqual(['พ.ย.\u00a02568', 'เม.ย.\u00a02569']);
  });
});

describe('AreaChart', () => {
  afterEach(async () => {
    await cdp().send('Emulation.setEmulatedMedia', { media: '' });
  });

  it('is one image of the given sentence, with the same as a table by year', () => {
    render(<AreaChart {...NAMES} past={PAST} plan={PLAN} trial={TRIAL} />);
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe(NAMES.description);
    const table = screen.getByRole('table', { name: NAMES.caption, hidden: true });
    const rows = within(table).getAllByRole('row', { hidden: true });
    expect(
      rows.slice(0, 4).map((row) => [...row.children].map((cell) => cell.lastChild?.textContent ?? '')),
    ).toEqual([
      ['ปี', 'ชำระแล้ว', 'ตามสัญญา', 'ถ้าชำระเพิ่ม'],
      ['2567', '600,000.00', '', ''],
      ['2568', '540,000.00', '', ''],
      ['2569', '490,000.00', '480,000.00', '476,000.00'],
    ]);
  });

  it('opens the table on request in a narrow window, and by itself in a wide one', async () => {
    await page.viewport(400, 700);
    render(<AreaChart {...NAMES} past={PAST} />);
    const table = () => screen.queryByRole('table');
    expect(table()).not.toBeVisible();
    screen.getByText('แสดงเป็นตาราง').click();
    expect(table()).toBeVisible();
    screen.getByText('แสดงเป็นตาราง').click();
    await page.viewport(1100, 700);
    expect(table()).toBeVisible();
    expect(screen.getByText('แสดงเป็นตาราง')).not.toBeVisible();
    await page.viewport(414, 896);
  });

  it('opens the table on paper', async () => {
    await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
    render(<AreaChart {...NAMES} past={PAST} />);
    expect(screen.getByRole('table')).toBeVisible();
  });

  it.each([
    ['leaves out the words at the end of a plan that ends too near to today', '2026-12-25', false],
    ['has them where there is room', '2027-12-25', true],
  ])('%s', (_what, end, shown) => {
    const past = [
      { date: '2026-01-10', value: '20000.00' },
      { date: '2026-11-25', value: '6000.00' },
    ];
    const { container } = render(
      <AreaChart {...NAMES} past={past} plan={[{ date: end, value: '0.00' }]} today="2026-11-25" />,
    );
    const picture = container.querySelector('[role="img"]');
    const labels = [...(picture?.querySelectorAll('text.font-semibold') ?? [])].map(
      (label) => label.textContent,
    );
    expect(labels.some((label) => label.includes('25'))).toBe(shown);
  });

  it('keeps large names of years below the axis and above the legend', () => {
    document.documentElement.dataset['textSize'] = '200';
    render(<AreaChart {...NAMES} past={PAST} plan={PLAN} />);
    const picture = screen.getByRole('img');
    const axis = picture.querySelector('line.stroke-text')?.getBoundingClientRect().bottom ?? Infinity;
    const [year] = within(picture)
      .getAllByText(/^25\d\d$/)
      .filter((label) => label.checkVisibility());
    const place = year?.getBoundingClientRect();
    delete document.documentElement.dataset['textSize'];
    expect(place?.top).toBeGreaterThanOrEqual(axis);
    expect(place?.bottom).toBeLessThanOrEqual(picture.getBoundingClientRect().bottom);
  });

  it('draws its lines without colour: solid, dashed, dotted', () => {
    const { container } = render(<AreaChart {...NAMES} past={PAST} plan={PLAN} trial={TRIAL} />);
    const dashes = (part: string) =>
      container.querySelector(`[data-part=${part}]`)?.getAttribute('stroke-dasharray');
    expect(dashes('plan')).not.toBe(dashes('trial'));
    expect(dashes('past')).toBeNull();
  });

  it('leaves out an invalid point and warns the developer', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { container } = render(
      <AreaChart {...NAMES} past={[...PAST, { date: '2026-11-25', value: 'Infinity' }]} />,
    );
    expect(container.innerHTML).not.toMatch(/NaN|Infinity|undefined/);
    expect(warn).toHaveBeenCalled();
    warn.mockRestore();
  });
});
