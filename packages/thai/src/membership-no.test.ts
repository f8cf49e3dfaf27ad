import { describe, expect, it } from 'vitest';
import { MEMBERSHIP_NO_LENGTH, isMembershipNo, padMembershipNo } from './membership-no.ts';

describe('padMembershipNo', () => {
  it.each([
    ['1', '000001'],
    ['12', '000012'],
    ['123', '000123'],
    ['1234', '001234'],
    ['12345', '012345'],
    ['0', '000000'],
    ['๑๒๓๔', '001234'],
    ['１２３４', '001234'],
    [' 1234 ', '001234'],
    ['\u202a1234\u202c', '001234'],
  ])('pads %j to %j', (text, expected) => {
    expect(padMembershipNo(text)).toBe(expected);
  });

  it.each(['001234', '123456', '1234567', '', ' ', '12a4', '-1234', '12.4', '12 34', 'abc'])(
    'leaves %j as it is',
    (text) => {
      expect(padMembershipNo(text)).toBe(text);
    },
  );

  it('reads six Thai digits', () => {
    expect(padMembershipNo('๐๐๑๒๓๔')).toBe('001234');
  });
});

describe('isMembershipNo', () => {
  it.each(['001234', '999999', '000000'])('accepts %j', (text) => {
    expect(isMembershipNo(text)).toBe(true);
  });

  it.each(['1234', '1234567', '๐๐๑๒๓๔', '00123a', ' 01234', '001234\n', ''])('refuses %j', (text) => {
    expect(isMembershipNo(text)).toBe(false);
  });

  it('has MEMBERSHIP_NO_LENGTH digits', () => {
    expect(isMembershipNo('1'.repeat(MEMBERSHIP_NO_LENGTH))).toBe(true);
  });
});
