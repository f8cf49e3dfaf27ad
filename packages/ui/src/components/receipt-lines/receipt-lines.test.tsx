import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { describeKitPart } from '../../../test/describe-kit-part.tsx';
import { MONTHLY_PAPERS, OCTOBER } from './receipt-lines.fixtures.ts';
import { ReceiptLines } from './receipt-lines.tsx';

describeKitPart(<ReceiptLines caption="ใบเสร็จ" lines={OCTOBER.lines} sums={OCTOBER.sums} />, {
  element: HTMLDivElement,
  slot: 'receipt-lines',
});

function getCells(row: HTMLElement): (string | null)[] {
  return within(row)
    .getAllByRole('cell')
    .map((cell) => cell.querySelector('[data-slot=money]')?.textContent ?? cell.textContent);
}

describe('ReceiptLines', () => {
  it('names its table and heads each line with what was paid', () => {
    render(<ReceiptLines caption="ใบเสร็จเดือนตุลาคม" lines={OCTOBER.lines} sums={OCTOBER.sums} />);
    expect(screen.getByRole('table', { name: 'ใบเสร็จเดือนตุลาคม' })).toBeInstanceOf(HTMLTableElement);
    expect(screen.getAllByRole('rowheader').map((head) => head.firstChild?.textContent)).toEqual([
      'ค่าหุ้น',
      'เงินกู้สามัญ',
      'เงินกู้ฉุกเฉิน',
      'เงินฝากออมทรัพย์',
      'รวมเงิน',
    ]);
  });

  it('cuts off no long amount in a list that is narrower than its columns', async () => {
    await page.viewport(860, 700);
    const amount = '999999999999.99';
    const line = {
      key: 1,
      item: 'เงินกู้สามัญ',
      principal: amount,
      interest: amount,
      total: amount,
      balance: amount,
    };
    const sums = { principal: amount, interest: amount, total: amount };
    render(
      <div className="@container" style={{ width: 800 }}>
        <ReceiptLines caption="ใบเสร็จ" lines={[line]} sums={sums} />
      </div>,
    );
    const whole = screen.getByRole('table').parentElement?.getBoundingClientRect();
    for (const figure of document.querySelectorAll('[data-slot="money"]'))
      expect(figure.getBoundingClientRect().right).toBeLessThanOrEqual(whole?.right ?? 0);
    await page.viewport(414, 896);
  });

  it('says ไม่มี where there is no interest, and nothing of a balance that is not stated', () => {
    const line = {
      key: 1,
      item: 'ค่าธรรมเนียม',
      principal: '20.00',
      interest: '0.00',
      total: '20.00',
      balance: null,
    };
    render(
      <ReceiptLines
        caption="ใบเสร็จ"
        lines={[line]}
        sums={{ principal: '20.00', interest: '0.00', total: '20.00' }}
      />,
    );
    const [, row] = screen.getAllByRole('row');
    expect(row && getCells(row)).toEqual(['20.00', 'ไม่มี', '20.00', ' - ไม่มี']);
  });

  it('leaves open what the books do not state apart', () => {
    const line = {
      key: 1,
      item: 'เงินกู้สามัญ',
      principal: null,
      interest: null,
      total: '7163.58',
      balance: null,
    };
    render(
      <ReceiptLines
        caption="ใบเสร็จ"
        lines={[line]}
        sums={{ principal: null, interest: null, total: '7163.58' }}
      />,
    );
    const [, row, foot] = screen.getAllByRole('row');
    expect(row && getCells(row)).toEqual([' - ไม่มีข้อมูล', 'ไม่มี', '7,163.58', ' - ไม่มี']);
    expect(foot && getCells(foot)).toEqual([' - ไม่มีข้อมูล', ' - ไม่มีข้อมูล', '7,163.58', '']);
  });

  it.each([
    ['14387.47', 'หนึ่งหมื่นสี่พันสามร้อยแปดสิบเจ็ดบาทสี่สิบเจ็ดสตางค์'],
    ['0.00', 'ศูนย์บาทถ้วน'],
    ['-500.00', 'ลบห้าร้อยบาทถ้วน'],
  ])('writes %s in words', (total, inWords) => {
    const sums = { ...OCTOBER.sums, total };
    render(<ReceiptLines caption="ใบเสร็จ" lines={OCTOBER.lines} sums={sums} />);
    expect(screen.getByText(inWords)).toBeInstanceOf(HTMLParagraphElement);
  });

  it('writes no words for an invalid total', () => {
    const { container } = render(
      <ReceiptLines caption="ใบเสร็จ" lines={OCTOBER.lines} sums={{ ...OCTOBER.sums, total: '' }} />,
    );
    expect(container.querySelector('p')).toBeNull();
  });

  it('takes other words', () => {
    render(
      <ReceiptLines
        caption="ใบเสร็จ"
        lines={OCTOBER.lines}
        sums={OCTOBER.sums}
        words={{ principal: 'จำนวนเงิน', sum: 'รวมทั้งสิ้น' }}
      />,
    );
    expect(screen.getByRole('columnheader', { name: 'จำนวนเงิน' })).toBeInstanceOf(HTMLTableCellElement);
    expect(screen.getByRole('rowheader', { name: 'รวมทั้งสิ้น' })).toBeInstanceOf(HTMLTableCellElement);
  });
});

it('the papers of the stories add up to the totals that were drawn', () => {
  expect(MONTHLY_PAPERS.map(({ sums }) => sums.total)).toEqual([
    '14434.67',
    '14387.47',
    '14418.19',
    '14448.92',
    '14463.40',
    '14447.05',
    '12911.20',
  ]);
});
