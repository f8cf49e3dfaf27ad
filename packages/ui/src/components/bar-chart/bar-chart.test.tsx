import { render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeKitPart } from '../../../test/describe-kit-part.tsx';
import { BarChart } from './bar-chart.tsx';
import { getLength } from './bar-scale.ts';
import { FlowChart } from './flow-chart.tsx';
import { GrowthChart } from './growth-chart.tsx';

const BARS = [
  { label: '2567', value: '50.00' },
  { label: '2568', value: '100.00' },
];
const MONTHS = [
  { month: '2026-09', in: '100.00', out: '25.00' },
  { month: '2026-10', in: '50.00', out: '0.00' },
];
const GROWTH = { description: 'หุ้นเพิ่มขึ้น', caption: 'หุ้นสิ้นปี', opening: '100.00' };
const YEARS = [
  { label: '2567', added: '50.00' },
  { label: '2568', added: '-25.00' },
];

describeKitPart(<BarChart caption="ปันผล" bars={BARS} />, { element: HTMLElement, slot: 'bar-chart' });
describeKitPart(<FlowChart caption="บัญชี" months={MONTHS} />, { element: HTMLElement, slot: 'flow-chart' });
describeKitPart(<GrowthChart {...GROWTH} years={YEARS} />, { element: HTMLElement, slot: 'growth-chart' });

describe('getLength', () => {
  it.each([
    [100n, 100],
    [50n, 50],
    [-50n, 50],
    [1n, 2],
    [0n, 0],
    [null, 0],
  ])('of %s in 100 is %d', (amount, length) => {
    expect(getLength(amount, 100n, 100)).toBe(length);
  });
});

describe('BarChart', () => {
  it('has label and amount in every bar', () => {
    render(<BarChart caption="ปันผล" bars={[...BARS, { label: '2569', value: null }]} />);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '256750.00',
      '2568100.00',
      '2569 - ไม่มีข้อมูล',
    ]);
  });

  it('highlights the bar that `standsOut` names, or else the last', () => {
    const { rerender } = render(<BarChart caption="ปันผล" bars={BARS} />);
    const outstanding = () =>
      screen
        .getAllByRole('listitem')
        .filter((item) => getComputedStyle(item).fontWeight === '600')
        .map((item) => item.textContent);
    expect(outstanding()).toEqual(['2568100.00']);
    rerender(<BarChart caption="ปันผล" bars={BARS} standsOut="2567" />);
    expect(outstanding()).toEqual(['256750.00']);
  });

  it('is horizontal and newest first on a phone, and vertical and oldest first in a wide chart', async () => {
    render(<BarChart caption="ปันผล" bars={BARS} />);
    const place = (label: string) => screen.getByText(label).getBoundingClientRect();
    await page.viewport(360, 700);
    expect(place('2568').top).toBeLessThan(place('2567').top);
    await page.viewport(800, 700);
    expect(place('2568').left).toBeGreaterThan(place('2567').left);
    await page.viewport(414, 896);
  });
});

describe('BarChart with long amounts', () => {
  const LONG = ['2565', '2566', '2567', '2568', '2569'].map((label) => ({ label, value: '999999999999.99' }));
  const MANY = Array.from({ length: 10 }, (_, index) => ({ label: String(2560 + index), value: '26485.75' }));

  it.each([
    ['long', LONG],
    ['many', MANY],
  ])('keeps its bars horizontal if the amounts are too %s to fit beside each other', async (_why, bars) => {
    await page.viewport(800, 700);
    render(<BarChart caption="ปันผล" bars={bars} />);
    const [first, last] = [bars[0], bars.at(-1)].map((bar) =>
      screen.getByText(bar?.label ?? '').getBoundingClientRect(),
    );
    expect(last?.bottom).toBeLessThan(first?.top ?? 0);
    await page.viewport(414, 896);
  });

  it('breaks an amount rather than cutting it off', async () => {
    render(
      <div style={{ width: 120 }}>
        <BarChart caption="ปันผล" bars={LONG} />
      </div>,
    );
    for (const amount of document.querySelectorAll('[data-slot="money"]'))
      expect(amount.getBoundingClientRect().width).toBeLessThanOrEqual(120);
  });
});

describe('FlowChart', () => {
  it('names each month with both amounts, and the sums', () => {
    render(<FlowChart caption="บัญชี" months={MONTHS} />);
    const figure = screen.getByRole('figure', { name: 'บัญชี' });
    expect(
      within(figure)
        .getAllByRole('button')
        .map((button) => button.querySelector('.sr-only')?.textContent),
    ).toEqual(['กันยายน\u00a02569 เข้า 100.00 ออก 25.00', 'ตุลาคม\u00a02569 เข้า 50.00 ออก 0.00']);
    expect(figure.textContent).toContain('เข้า +150.00');
    expect(figure.textContent).toContain('ออก \u221225.00');
  });

  it('presses one month at a time, and releases it', async () => {
    const change = vi.fn<(month: string | null) => void>();
    render(<FlowChart caption="บัญชี" months={MONTHS} onPressedChange={change} />);
    const [september, october] = [page.getByRole('button').first(), page.getByRole('button').last()];
    await userEvent.click(september);
    await userEvent.click(october);
    await userEvent.click(october);
    expect(change.mock.calls).toEqual([['2026-09'], ['2026-10'], [null]]);
  });

  it('is controlled by its caller', async () => {
    render(<FlowChart caption="บัญชี" months={MONTHS} pressed="2026-09" />);
    await userEvent.click(page.getByRole('button').last());
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-pressed'))).toEqual([
      'true',
      'false',
    ]);
  });

  it.each([
    ['12,345.00', 'shows', '12345.00', 2],
    ['999,999,999,999.99', 'leaves out', '999999999999.99', 0],
  ])('of %s at 800 px %s the amounts beyond the columns', async (_written, _does, value, shown) => {
    await page.viewport(860, 700);
    render(
      <div style={{ width: 800 }}>
        <FlowChart caption="บัญชี" months={[{ month: '2026-09', in: value, out: value }]} />
      </div>,
    );
    const amounts = [...document.querySelectorAll('svg text')].filter((text) => text.checkVisibility());
    expect(amounts).toHaveLength(shown);
    await page.viewport(414, 896);
  });

  it('does not cover the controls above it on a phone', async () => {
    await page.viewport(360, 700);
    const press = vi.fn<() => void>();
    render(
      <>
        <button type="button" className="block min-h-11 w-full" onClick={press}>
          เลือกเอง
        </button>
        <FlowChart caption="บัญชี" months={MONTHS} />
      </>,
    );
    await userEvent.click(page.getByRole('button', { name: 'เลือกเอง' }));
    expect(press).toHaveBeenCalledOnce();
    await page.viewport(414, 896);
  });

  it('has months of at least 44 px on the narrowest phone', async () => {
    await page.viewport(320, 700);
    const months = Array.from({ length: 6 }, (_, index) => ({
      month: `2026-0${index + 1}`,
      in: '1.00',
      out: '1.00',
    }));
    render(<FlowChart caption="บัญชี" months={months} />);
    for (const button of screen.getAllByRole('button')) expect(button.clientWidth).toBeGreaterThanOrEqual(44);
    await page.viewport(414, 896);
  });
});

describe('GrowthChart', () => {
  it('is one image, with the running balance as a table', () => {
    render(<GrowthChart {...GROWTH} years={YEARS} />);
    expect(screen.getByRole('img', { name: GROWTH.description })).toBeVisible();
    const table = screen.getByRole('table', { name: GROWTH.caption, hidden: true });
    const rows = within(table).getAllByRole('row', { hidden: true });
    expect(rows.map((row) => [...row.children].map((cell) => cell.lastChild?.textContent ?? ''))).toEqual([
      ['ปี', 'เพิ่มในปีนั้น', 'คงเหลือ'],
      ['ยกมา', '', '100.00'],
      ['2567', '+50.00', '150.00'],
      ['2568', '\u221225.00', '125.00'],
    ]);
  });

  it('keeps a note of an early year within the chart', () => {
    const years = Array.from({ length: 10 }, (_, index) => ({
      label: String(2560 + index),
      added: '10.00',
      note: index === 0 ? 'ซื้อเพิ่ม 30,000.00' : undefined,
    }));
    render(
      <div style={{ width: 320 }}>
        <GrowthChart {...GROWTH} opening="0.00" years={years} />
      </div>,
    );
    const note = screen.getByText('ซื้อเพิ่ม 30,000.00').getBoundingClientRect();
    const chart = screen.getByRole('img').getBoundingClientRect();
    expect(note.left).toBeGreaterThanOrEqual(chart.left);
    expect(note.right).toBeLessThanOrEqual(chart.right);
  });

  it('keeps the amount brought forward within the chart, even if it is nearly all', () => {
    render(<GrowthChart {...GROWTH} opening="900.00" years={YEARS} />);
    const amount = screen.getAllByText('900.00').find((text) => text.checkVisibility());
    const { top } = screen.getByRole('img').getBoundingClientRect();
    expect(amount?.getBoundingClientRect().top).toBeGreaterThan(top);
  });

  it('keeps large names of years below the axis and above the legend', () => {
    document.documentElement.dataset['textSize'] = '200';
    render(<GrowthChart {...GROWTH} years={YEARS} />);
    const picture = screen.getByRole('img');
    const axis = picture.querySelector('line[x2="100%"]')?.getBoundingClientRect().bottom ?? Infinity;
    const year = within(picture).getByText('2568').getBoundingClientRect();
    delete document.documentElement.dataset['textSize'];
    expect(year.top).toBeGreaterThanOrEqual(axis);
    expect(year.bottom).toBeLessThanOrEqual(picture.getBoundingClientRect().bottom);
  });

  it.each([
    [640, ['ยกมา', '2560', '2561', '2562', '2563', '2564', '2565', '2566', '2567']],
    [320, ['ยกมา', '2567']],
  ])('on %i px names the columns that have room for it, within the chart', (width, expected) => {
    const years = Array.from({ length: 8 }, (_, index) => ({ label: String(2560 + index), added: '10.00' }));
    render(
      <div style={{ width }}>
        <GrowthChart {...GROWTH} years={years} />
      </div>,
    );
    const picture = screen.getByRole('img').getBoundingClientRect();
    const found = within(screen.getByRole('img')).getAllByText(/^(ยกมา|25\d\d)$/);
    const names = found.filter((name) => name.checkVisibility());
    expect(new Set(names.map(({ textContent }) => textContent))).toEqual(new Set(expected));
    const boxes = names.map((name) => name.getBoundingClientRect());
    expect(boxes.every(({ left, right }) => left > picture.left - 1 && right < picture.right + 1)).toBe(true);
  });

  it('says in one sentence that there are too few years', () => {
    render(<GrowthChart {...GROWTH} years={YEARS.slice(0, 1)} />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('ยังมีข้อมูลไม่พอจะวาดเป็นแผนภูมิ')).toBeVisible();
  });
});
