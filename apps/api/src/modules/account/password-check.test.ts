import { findPasswordIssues } from '@sahakorn/contract/password-rule';
import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, it } from 'vitest';
import { createPasswordCheck } from './password-check.ts';

const OWNER = {
  membershipNo: '001234',
  idCard: '1100200300412',
  dateOfBirth: '1977-02-07',
  names: ['สมหญิง', 'ใจดี'],
  phone: '0812345678',
};
const COOP = {
  coopNameTH: 'สหกรณ์ออมทรัพย์ครูบ้านไร่ จำกัด',
  coopNameEN: 'Ban Rai Teachers Savings Cooperative',
  coopShortName: 'สอ.คบร',
};
const findIssues = createPasswordCheck(COOP);

describe('a leaked password', () => {
  it.each([
    ['leavemealone', 'as it leaked'],
    ['Leavemealone', 'with a capital'],
    ['q1w2e3r4t5y6', 'with digits inside'],
    ['polniypizdec0211!', 'with a sign behind it'],
    ['Trustno1-2569', 'with a year'],
    ['Gfhjkm!2026', 'in the wrong layout'],
    ['Butterf1y77', 'with a digit for a letter'],
    ['M0nk3y!!', 'short, of four kinds'],
  ])('is refused: %s, %s', (password) => {
    expect(findIssues(password, OWNER)).toEqual(['common']);
  });

  it('is refused in three thousand spellings that the rule alone would take', () => {
    const words = dictionary['passwords-common'].filter((word) => /^[a-z]{6,}$/.test(word)).slice(0, 6000);
    const spellings = words.map((word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}#69`);
    const taken = spellings.filter((password) => findPasswordIssues(password, OWNER).length === 0);
    expect(taken.length).toBeGreaterThan(3000);
    expect(taken.filter((password) => findIssues(password, OWNER).length === 0)).toEqual([]);
  });

  it.each(['password1', '12345678', 'qwertyuiop', '11111111', 'thailand1'])('is refused: %s', (password) => {
    expect(findIssues(password, OWNER)).toContain('common');
  });

  it('is named once, before the password that stays the same', () => {
    expect(findIssues('Password1234', OWNER)).toEqual(['common']);
    expect(findIssues('Gfhjkm!2026', { ...OWNER, presentPassword: 'Gfhjkm!2026' })).toEqual([
      'common',
      'unchanged',
    ]);
  });

  it.each([
    'correct horse battery',
    'aaaa bbbb cccc',
    'แมวสามตัวบนหลังคา',
    'Kra-pao4',
    'Sahakorn#2569',
    'monkey business at nine',
    'xkcd-fjord-9',
    '7#Kd9$Lm2!Qabc',
    'ก้อนเมฆ-7A เหนือทุ่ง',
  ])('is not what %s is', (password) => {
    expect(findIssues(password, OWNER)).toEqual([]);
  });
});

describe('what everybody here knows', () => {
  it.each([
    'สหกรณ์ออมทรัพย์ครูบ้านไร่',
    'ครูบ้านไร่2569',
    'ครูบ้านไร่-Aa1',
    'สอ.คบร2569Aa',
    'คบร2569คบรAa1',
    'BanRaiTeachers69',
    '0812345678',
    '081-234-567812',
    '001234',
    '00123456',
    '1100200300412',
    '07022520Abc!',
  ])('is no password: %s', (password) => {
    expect(findIssues(password, OWNER)).toContain('personal');
  });
});
