import { describe, expect, it } from 'vitest';
import { TypedFields } from './typed-fields.ts';

const MAX_PERIODS = 600;

/** What is read of a text, and the sentence that refuses it. */
function readAmount(amount: string | undefined, options?: { required: boolean }) {
  const fields = new TypedFields<'amount'>({ amount });
  return [fields.readAmount('amount', 'วงเงินกู้', options), fields.mistakes[0]?.message];
}

function readPeriods(periods: string) {
  const fields = new TypedFields<'periods'>({ periods });
  return [fields.readPeriods('periods', 'จำนวนงวด', MAX_PERIODS), fields.mistakes[0]?.message];
}

function readRate(rate: string | undefined, published?: string) {
  const fields = new TypedFields<'rate'>({ rate });
  return [fields.readRate('rate', 'อัตรา', published), fields.mistakes[0]?.message];
}

describe('an amount', () => {
  it.each([
    ['100000', 10_000_000n],
    ['100,000', 10_000_000n],
    [' 100,000.5 ', 10_000_050n],
    ['๑๐๐,๐๐๐.๒๕', 10_000_025n],
    ['0.01', 1n],
    ['999,999,999.99', 99_999_999_999n],
  ])('of %j is read to the satang', (text, satang) => {
    expect(readAmount(text)).toEqual([satang, undefined]);
  });

  it.each([
    ['', 'ใส่วงเงินกู้'],
    ['   ', 'ใส่วงเงินกู้'],
    [undefined, 'ใส่วงเงินกู้'],
    ['-500', 'วงเงินกู้ต้องไม่ติดลบ'],
    ['\u2212500', 'วงเงินกู้ต้องไม่ติดลบ'],
    ['- ๕๐๐', 'วงเงินกู้ต้องไม่ติดลบ'],
    ['0', 'วงเงินกู้ต้องมากกว่า 0'],
    ['0.00', 'วงเงินกู้ต้องมากกว่า 0'],
    ['1,000,000,000', 'วงเงินกู้ใส่ได้ไม่เกิน 999,999,999.99 บาท'],
    ['9'.repeat(400), 'วงเงินกู้ใส่ได้ไม่เกิน 999,999,999.99 บาท'],
    ['1e9', 'วงเงินกู้ต้องเป็นตัวเลข เช่น 100,000'],
    ['0x10', 'วงเงินกู้ต้องเป็นตัวเลข เช่น 100,000'],
    ['NaN', 'วงเงินกู้ต้องเป็นตัวเลข เช่น 100,000'],
    ['Infinity', 'วงเงินกู้ต้องเป็นตัวเลข เช่น 100,000'],
    ['1,5o0', 'วงเงินกู้ต้องเป็นตัวเลข เช่น 100,000'],
    ['100.005', 'วงเงินกู้ต้องเป็นตัวเลข เช่น 100,000'],
    ['1; drop table member', 'วงเงินกู้ต้องเป็นตัวเลข เช่น 100,000'],
    ['<b>100</b>', 'วงเงินกู้ต้องเป็นตัวเลข เช่น 100,000'],
  ])('of %j is refused in words', (text, message) => {
    expect(readAmount(text)).toEqual([null, message]);
  });

  it('that need not be filled in is nothing, but no less than nothing', () => {
    expect(readAmount('', { required: false })).toEqual([0n, undefined]);
    expect(readAmount('0', { required: false })).toEqual([0n, undefined]);
    expect(readAmount('-1', { required: false })).toEqual([null, 'วงเงินกู้ต้องไม่ติดลบ']);
  });
});

describe('a number of instalments', () => {
  it.each([
    ['1', 1],
    ['๖๐', 60],
    [' 600 ', 600],
    ['60.00', 60],
  ])('of %j is read', (text, periods) => {
    expect(readPeriods(text)).toEqual([periods, undefined]);
  });

  it.each([
    ['', 'ใส่จำนวนงวด'],
    ['0', 'จำนวนงวดต้องมากกว่า 0'],
    ['-12', 'จำนวนงวดต้องมากกว่า 0'],
    ['12.5', 'จำนวนงวดต้องเป็นจำนวนเต็ม เช่น 60'],
    ['twelve', 'จำนวนงวดต้องเป็นจำนวนเต็ม เช่น 60'],
    ['1e3', 'จำนวนงวดต้องเป็นจำนวนเต็ม เช่น 60'],
    ['601', 'จำนวนงวดใส่ได้ไม่เกิน 600 งวด'],
    ['9'.repeat(400), 'จำนวนงวดใส่ได้ไม่เกิน 600 งวด'],
  ])('of %j is refused in words', (text, message) => {
    expect(readPeriods(text)).toEqual([null, message]);
  });
});

describe('a rate', () => {
  it.each([
    ['5.25', '5.25'],
    ['๕.๒๕ %', '5.25'],
    ['0', '0'],
    ['100', '100'],
    ['6.1234%', '6.1234'],
  ])('of %j is read', (text, rate) => {
    expect(readRate(text)).toEqual([rate, undefined]);
  });

  it.each([
    ['', 'ใส่อัตรา'],
    ['%', 'ใส่อัตรา'],
    ['-1', 'อัตราต้องไม่ติดลบ'],
    ['100.01', 'อัตราใส่ได้ไม่เกินร้อยละ 100'],
    ['999', 'อัตราใส่ได้ไม่เกินร้อยละ 100'],
    ['1000', 'อัตราต้องเป็นตัวเลข เช่น 5.25'],
    ['5.12345', 'อัตราต้องเป็นตัวเลข เช่น 5.25'],
    ['5,25', 'อัตราต้องเป็นตัวเลข เช่น 5.25'],
    ['.5', 'อัตราต้องเป็นตัวเลข เช่น 5.25'],
    ['5%%', 'อัตราต้องเป็นตัวเลข เช่น 5.25'],
  ])('of %j is refused in words', (text, message) => {
    expect(readRate(text)).toEqual([null, message]);
  });

  it('is the published one where none was sent, but not where the field was emptied', () => {
    expect(readRate(undefined, '4.75')).toEqual(['4.75', undefined]);
    expect(readRate('', '4.75')).toEqual([null, 'ใส่อัตรา']);
    expect(readRate(undefined)).toEqual([null, 'ใส่อัตรา']);
  });
});

it('collects the mistakes of all fields in the order in which they are read', () => {
  const fields = new TypedFields<'amount' | 'periods' | 'rate'>({ amount: '', periods: '0', rate: 'x' });
  fields.readAmount('amount', 'วงเงินกู้');
  fields.readPeriods('periods', 'จำนวนงวด', MAX_PERIODS);
  fields.readRate('rate', 'อัตรา', undefined);
  expect(fields.mistakes.map(({ field }) => field)).toEqual(['amount', 'periods', 'rate']);
});
