import { expect, it } from 'vitest';
import { getPaymentPlace, getPaymentState } from './payment-place.ts';

const BANK = 'ธนาคารตัวอย่าง';
const ACCOUNT = 'xxx-x-x1234-x';

it.each([
  ['TRB', BANK, ACCOUNT, ['โอนเข้าธนาคารตัวอย่าง', 'บัญชี xxx-x-x1234-x']],
  ['TRB', BANK, null, ['โอนเข้าธนาคารตัวอย่าง']],
  ['TRB', null, ACCOUNT, ['โอนเข้า', 'บัญชี xxx-x-x1234-x']],
  ['TRB', null, null, ['โอนเข้าบัญชีธนาคาร']],
  ['CSH', null, null, ['จ่ายเป็นเงินสด']],
  ['CHQ', BANK, null, ['จ่ายเป็นเช็ค', 'ธนาคารตัวอย่าง']],
  ['CLR', null, null, ['หักกลบลบหนี้']],
  ['QR9', null, ACCOUNT, ['QR9', 'บัญชี xxx-x-x1234-x']],
  [null, BANK, ACCOUNT, ['ธนาคารตัวอย่าง', 'บัญชี xxx-x-x1234-x']],
  [null, null, null, []],
])('says of %s, %s, %s: %j', (method, bankName, bankAccount, words) => {
  expect(getPaymentPlace({ pay_method: method, bank_name: bankName, bank_account: bankAccount })).toEqual(
    words,
  );
});

it.each([
  ['2026-11-20', 'paid'],
  ['2026-11-21', 'paid'],
  ['2026-11-22', 'due'],
  [null, 'open'],
  ['', 'unknown'],
])('a payment of %s is %s on 2026-11-21', (paidOn, state) => {
  expect(getPaymentState({ paid_on: paidOn }, '2026-11-21')).toBe(state);
});
