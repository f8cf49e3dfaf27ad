import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeKitPart } from '../../../test/describe-kit-part.tsx';
import { type DivergingBar, DivergingBars } from './diverging-bars.tsx';

const TABLE = { columns: ['ชื่อ', 'จำนวนเงิน'], rows: [{ key: '1', label: 'ก', cells: ['100.00'] }] };
const side = (bars: readonly DivergingBar[]) => ({ title: 'ด้าน', bars });
const bar = (key: string, value: string | null, ended?: string): DivergingBar => ({
  key,
  name: key,
  value,
  ended,
});

describeKitPart(<DivergingBars caption="ภาระ" left={side([])} right={side([])} table={TABLE} />, {
  element: HTMLElement,
  slot: 'diverging-bars',
});

const chart = () => document.querySelector('[data-part="chart"]');
const widths = () => [...(chart()?.querySelectorAll('svg') ?? [])].map((svg) => svg.getAttribute('width'));

describe('DivergingBars', () => {
  it('draws both sides on one scale', () => {
    render(
      <DivergingBars
        caption="ภาระ"
        left={side([bar('ก', '100.00')])}
        right={side([bar('ข', '200.00'), bar('ค', '50.00')])}
        table={TABLE}
      />,
    );
    expect(widths()).toEqual(['30%', '60%', '15%']);
  });

  it('draws no bar without an amount, and an outline for what has ended, which does not scale the others', () => {
    render(
      <DivergingBars
        caption="ภาระ"
        left={side([bar('ก', null), bar('ข', '900.00', 'พ้นภาระแล้ว')])}
        right={side([bar('ค', '100.00')])}
        table={TABLE}
      />,
    );
    expect(widths()).toEqual(['24', '60%']);
    expect(chart()?.textContent).toContain('พ้นภาระแล้ว 900.00');
  });

  it('hides the bars from screen readers, which have the table', () => {
    render(<DivergingBars caption="ภาระ" left={side([bar('ก', '1.00')])} right={side([])} table={TABLE} />);
    expect(chart()?.getAttribute('aria-hidden')).toBe('true');
    expect(screen.getByRole('table', { name: 'ภาระ' })).toBeInstanceOf(HTMLElement);
    expect(document.querySelector('details')).toBeNull();
  });

  it('has the table behind a control from six bars on', () => {
    const bars = ['ก', 'ข', 'ค', 'ง', 'จ', 'ฉ'].map((key) => bar(key, '1.00'));
    render(<DivergingBars caption="ภาระ" left={side(bars)} right={side([])} table={TABLE} />);
    expect(document.querySelector('details summary')?.textContent).toContain('แสดงเป็นตาราง');
  });
});
