import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeKitPart } from '../../../test/describe-kit-part.tsx';
import { PassbookCells } from '../passbook/passbook.tsx';
import { SummaryTile } from './summary-tile.tsx';

describeKitPart(<SummaryTile label="เงินฝาก" amount="248310.75" />, {
  element: HTMLDivElement,
  slot: 'summary-tile',
});

describe('SummaryTile', () => {
  it('reads from label to link', () => {
    const { container } = render(
      <SummaryTile label="เงินฝาก" amount="248310.75" caption="3 บัญชี" link={<a href="#d">ดูเงินฝาก</a>} />,
    );
    expect(container.textContent).toBe('เงินฝาก248,310.75 บาท3 บัญชีดูเงินฝาก');
  });

  it('keeps the link its caller gave', () => {
    render(
      <SummaryTile
        label="เงินฝาก"
        amount="1"
        link={
          <a href="#/member/deposit" className="own">
            ดูเงินฝาก
          </a>
        }
      />,
    );
    const link = screen.getByRole('link', { name: 'ดูเงินฝาก' });
    expect(link.getAttribute('href')).toBe('#/member/deposit');
    expect(link.classList.contains('own')).toBe(true);
  });

  it('says that there is no amount', () => {
    render(<SummaryTile label="หนี้เงินกู้" amount={null} />);
    expect(screen.getByText('ไม่มีข้อมูล')).toBeTruthy();
  });

  it('leaves the amount to its caption where there is nothing yet', () => {
    const { container } = render(
      <SummaryTile label="ทุนเรือนหุ้น" amount={undefined} caption="แสดงหลังหักค่าหุ้นงวดแรก" />,
    );
    expect(container.textContent).toBe('ทุนเรือนหุ้นแสดงหลังหักค่าหุ้นงวดแรก');
  });

  function renderInCells(width: number, amount: string) {
    render(
      <div style={{ width }}>
        <PassbookCells columns={2}>
          <SummaryTile label="เงินฝาก" amount={amount} />
        </PassbookCells>
      </div>,
    );
    return {
      label: screen.getByText('เงินฝาก').getBoundingClientRect(),
      amount: screen.getByText(/บาท/).parentElement?.getBoundingClientRect() ?? new DOMRect(),
    };
  }

  it('is a row where tiles are stacked, with the amount at the right', () => {
    const boxes = renderInCells(330, '248310.75');
    expect(boxes.amount.left).toBeGreaterThan(boxes.label.right);
    expect(boxes.amount.top).toBeLessThan(boxes.label.bottom);
  });

  it('is a column if tiles are beside each other', () => {
    const boxes = renderInCells(700, '248310.75');
    expect(boxes.amount.left).toBe(boxes.label.left);
    expect(boxes.amount.top).toBeGreaterThanOrEqual(boxes.label.bottom);
  });

  function countLines(amount: string): number {
    const range = document.createRange();
    range.selectNodeContents(screen.getByText(amount));
    return range.getClientRects().length;
  }

  it('shows every digit, even where it has to break the amount', () => {
    const { amount } = renderInCells(120, '123456789012.34');
    expect(amount.width).toBeLessThanOrEqual(120);
    expect(countLines('123,456,789,012.34')).toBe(2);
  });

  it('keeps an amount of any common size on one line in a tiny tile', () => {
    renderInCells(150, '486500.00');
    expect(countLines('486,500.00')).toBe(1);
  });

  it('sets an amount that has no room beside the label under it', () => {
    const boxes = renderInCells(250, '123456789012.34');
    expect(boxes.amount.top).toBeGreaterThanOrEqual(boxes.label.bottom);
  });
});
