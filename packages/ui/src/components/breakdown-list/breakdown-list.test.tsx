import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeKitPart } from '../../../test/describe-kit-part.tsx';
import { Money } from '../money/money.tsx';
import { BreakdownLine, BreakdownList } from './breakdown-list.tsx';

describeKitPart(<BreakdownList />, { element: HTMLDListElement, slot: 'breakdown-list' });
describeKitPart(<BreakdownLine label="ค่าหุ้น" amount="1.00" />, {
  element: HTMLDivElement,
  slot: 'breakdown-line',
  wrapper: BreakdownList,
});

describe('BreakdownList', () => {
  const renderSums = () =>
    render(
      <BreakdownList>
        <BreakdownLine label="เดือนก่อน" amount={<Money value="1.00" />} />
        <BreakdownLine level="cause" label="ดอกเบี้ย" amount={<Money value="2.00" />} />
        <BreakdownLine level="sum" label="เพิ่มขึ้น" amount={<Money value="2.00" />} />
        <BreakdownLine level="total" label="เดือนนี้" amount={<Money value="3.00" />} />
      </BreakdownList>,
    );
  const line = (label: string) =>
    getComputedStyle(screen.getByText(label).closest('[data-slot=breakdown-line]') ?? document.body);

  it('names each amount by its label', () => {
    renderSums();
    const terms = screen.getAllByRole('term').map((term) => term.textContent.trim());
    const amounts = screen.getAllByRole('definition').map((amount) => amount.textContent);
    expect(terms).toEqual(['เดือนก่อน', 'ดอกเบี้ย', 'เพิ่มขึ้น', 'เดือนนี้']);
    expect(amounts).toEqual(['1.00', '2.00', '2.00', '3.00']);
  });

  it('rules off the first sum, and the causes with dots', () => {
    renderSums();
    expect(line('ดอกเบี้ย').borderTopStyle).toBe('dotted');
    expect(line('เพิ่มขึ้น').borderTopWidth).toBe('2px');
    expect(line('เดือนนี้').borderTopWidth).toBe('0px');
  });

  it('has the only double rule under the total', () => {
    renderSums();
    const ruled = [...document.querySelectorAll('dd *')].filter(
      (element) => getComputedStyle(element).borderBottomStyle === 'double',
    );
    expect(ruled.map((element) => element.textContent)).toEqual(['3.00']);
  });

  it('leaves room between the double rule and the edge below it', () => {
    renderSums();
    const edge = screen.getByText('เดือนนี้').closest('dl')?.getBoundingClientRect().bottom ?? 0;
    const rule = screen.getAllByText('3.00').at(-1)?.parentElement?.getBoundingClientRect().bottom ?? edge;
    expect(edge - rule).toBeGreaterThanOrEqual(10);
  });
});
