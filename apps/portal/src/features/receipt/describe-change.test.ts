import { expect, it } from 'vitest';
import { describeChange } from './describe-change.ts';
import { RECEIPT } from '../../../test/receipt-wire.ts';
import type { Receipt, ReceiptLine } from '../../domain/receipt/receipt.ts';

const SHARE = createLine('MS00', 'ค่าหุ้น', '', '2500.00', '0.00', '2500.00');
const LOAN = createLine('ML02', 'เงินกู้สามัญ', 'ส6700123', '5000.00', '2163.58', '7163.58');
const EMERGENCY = createLine('ML01', 'เงินกู้ฉุกเฉิน', 'ฉ6900045', '1500.00', '64.73', '1564.73');

function createLine(
  code: string,
  name: string,
  subject: string,
  principal: string | null,
  interest: string | null,
  amount: string,
): ReceiptLine {
  return {
    item_type_code: code,
    item_type_name: name,
    description: subject,
    period: null,
    principal_amount: principal,
    interest_amount: interest,
    amount,
    balance_after: null,
  };
}

function createReceipt(month: number, charged: string, lines: ReceiptLine[], year = 2026): Receipt {
  const unpaid = { posted: '0', receipt_no: null, collected_amount: '0.00' };
  return { ...RECEIPT, ...unpaid, receive_year: year, receive_month: month, charged_amount: charged, lines };
}

it.each([
  [
    'interest alone',
    createReceipt(11, '10024.01', [SHARE, { ...LOAN, interest_amount: '2524.01', amount: '7524.01' }]),
    createReceipt(10, '9663.58', [SHARE, LOAN]),
    'เพิ่มขึ้น 360.43\u00A0บาท เพราะดอกเบี้ย',
  ],
  [
    'one item',
    createReceipt(11, '9163.58', [{ ...SHARE, principal_amount: '2000.00', amount: '2000.00' }, LOAN]),
    createReceipt(10, '9663.58', [SHARE, LOAN]),
    'ลดลง 500.00\u00A0บาท เพราะค่าหุ้น',
  ],
  [
    'an item more',
    createReceipt(11, '11228.31', [SHARE, LOAN, EMERGENCY]),
    createReceipt(10, '9663.58', [SHARE, LOAN]),
    'เพิ่มขึ้น 1,564.73\u00A0บาท เพราะมีเงินกู้ฉุกเฉินเพิ่ม',
  ],
  [
    'an item less',
    createReceipt(11, '9663.58', [SHARE, LOAN]),
    createReceipt(10, '11228.31', [SHARE, LOAN, EMERGENCY]),
    'ลดลง 1,564.73\u00A0บาท เพราะไม่มีเงินกู้ฉุกเฉินแล้ว',
  ],
  [
    'more than one thing',
    createReceipt(11, '11590.00', [
      SHARE,
      { ...LOAN, interest_amount: '2525.27', amount: '7525.27' },
      EMERGENCY,
    ]),
    createReceipt(10, '9663.58', [SHARE, LOAN]),
    'เพิ่มขึ้น 1,926.42\u00A0บาท จากเดือนก่อน',
  ],
  [
    'nothing',
    createReceipt(11, '9663.58', [SHARE, LOAN]),
    createReceipt(10, '9663.58', [SHARE, LOAN]),
    'เท่ากับเดือนก่อน',
  ],
  [
    'amounts without their parts',
    createReceipt(
      1,
      '2600.00',
      [{ ...SHARE, principal_amount: null, interest_amount: null, amount: '2600.00' }],
      2027,
    ),
    createReceipt(12, '2500.00', [{ ...SHARE, principal_amount: null, interest_amount: null }]),
    'เพิ่มขึ้น 100.00\u00A0บาท เพราะค่าหุ้น',
  ],
])('says how a bill differs by %s', (_what, bill, before, words) => {
  expect(describeChange(bill, before)).toBe(words);
});

it.each([
  ['there is none', undefined],
  ['it is of another month', createReceipt(9, '9663.58', [SHARE, LOAN])],
  ['it is of the same month', createReceipt(11, '9663.58', [SHARE, LOAN])],
])('compares with no paper before where %s', (_what, before) => {
  expect(describeChange(createReceipt(11, '9663.58', [SHARE, LOAN]), before)).toBeNull();
});

it.each([
  ['the bill', { charged_amount: null }, null],
  ['its month', { receive_month: null }, null],
  ['a line', { lines: [{ ...SHARE, amount: null }, LOAN] }, 'เพิ่มขึ้น 1.00\u00A0บาท จากเดือนก่อน'],
])('gives no reason where %s is not known', (_what, unknown, words) => {
  const bill = {
    ...createReceipt(11, '9664.58', [SHARE, { ...LOAN, interest_amount: '2164.58' }]),
    ...unknown,
  };
  expect(describeChange(bill, createReceipt(10, '9663.58', [SHARE, LOAN]))).toBe(words);
});
