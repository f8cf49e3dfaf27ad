import { describe, expect, it } from 'vitest';
import { checkPassword, findPasswordIssues } from './password-rule.ts';

const OWNER = {
  membershipNo: '001234',
  idCard: '1100200300412',
  dateOfBirth: '1977-02-07',
  names: ['สมหญิง', 'ใจดี'],
};

const getIssues = (password: string) => findPasswordIssues(password, OWNER);

describe('findPasswordIssues', () => {
  it.each([
    'Sahakorn#2569',
    'แมวสามตัวบนหลังคา',
    'correct horse battery',
    'aaaa bbbb cccc',
    'Kra-pao4',
    'ก้อนเมฆ7A',
    'xkcd-fjord-9',
    '😀😀ฝนตกที่บ้านสวน',
    'x'.repeat(3) + 'ฝนตกแดดออก-Z9'.repeat(9),
  ])('accepts %s', (password) => {
    expect(getIssues(password)).toEqual([]);
  });

  it.each([
    ['Ab1!xyz', 'seven characters'],
    ['kraprao4', 'eight of two classes'],
    ['ฝนตกแดดออก', 'eleven letters without capitals'],
    ['', 'nothing'],
  ])('refuses %s: %s', (password) => {
    expect(getIssues(password)).toContain('too-short');
  });

  it('counts code points, not UTF-16 units', () => {
    expect(getIssues('😀🐘🌧🏡🍚🐈')).toEqual(['too-short']);
    expect(getIssues('😀🐘🌧🏡🍚🐈🎋🪷🥭🛶🐟🌶')).toEqual([]);
  });

  it('refuses more than 128 characters', () => {
    const long = Array.from({ length: 43 }, (_, index) => String.fromCharCode(0x0e01 + index)).join('');
    expect(getIssues(long.repeat(3).slice(0, 128))).toEqual([]);
    expect(getIssues(long.repeat(3).slice(0, 129))).toEqual(['too-long']);
  });

  it.each([
    ['001234', 'the membership number'],
    ['001234001234', 'the membership number twice'],
    ['1100200300412', 'the id card'],
    ['1-1002-00300-41-2', 'the id card as printed'],
    ['Id1100200300412', 'the id card and two letters'],
    ['07022520Abc!', 'the birth date in the Buddhist era'],
    ['07/02/1977ab', 'the birth date with slashes'],
    ['1977-02-07-1977', 'the birth date in ISO'],
    ['สมหญิง-ใจดี1', 'both names'],
    ['สมหญิงใจดีA1', 'both names and a little more'],
  ])('refuses %s: %s', (password) => {
    expect(getIssues(password)).toContain('personal');
  });

  it.each([
    ['1234-1234Ab', 'the membership number without its zeros'],
    ['0812345678', 'the telephone number'],
    ['081-234-5678', 'the telephone number with dashes'],
    ['+66812345678Ab', 'the telephone number as the world dials it'],
    ['Phone81234567856', 'the telephone number without its zero, and five letters'],
    ['สหกรณ์ออมทรัพย์ครูบ้านไร่', 'the name of the cooperative'],
    ['สหกรณ์ออมทรัพย์ครูบ้านไร่ จำกัด-1', 'its name with what it is'],
    ['BanRaiTeachers69', 'the English name'],
    ['Teachers-2569', 'a word of it and a year'],
  ])('refuses %s: %s', (password) => {
    const phone = '081-234-5678';
    const cooperative = ['สหกรณ์ออมทรัพย์ครูบ้านไร่ จำกัด', 'Ban Rai Teachers Savings Cooperative, Limited'];
    expect(findPasswordIssues(password, { ...OWNER, phone, cooperative })).toContain('personal');
  });

  it('accepts a password that only contains a name', () => {
    expect(getIssues('แมวใจดีกินปลาทูทอด')).toEqual([]);
  });

  it('ignores unknown data and names of two letters', () => {
    const owner = { membershipNo: '000009', idCard: null, dateOfBirth: null, names: ['มา', ''] };
    expect(findPasswordIssues('มานะมานีปิติ7', owner)).toEqual([]);
    expect(findPasswordIssues('07022520-Krap', owner)).toEqual([]);
  });

  it.each([
    'Password1234',
    'P@ssw0rd2026!',
    'Passw0rd!',
    '123456789012',
    'Qwerty123456',
    'qwertyuiop[]',
    '1qaz2wsx3edc',
    'aaaaaaaaaaaa',
    'Abc123Abc123Abc123',
    '121212121212',
    'ฟหกดเ้่าสวงฟหก',
    'Iloveyou2569!',
    'Thailand2569',
    '2569Bangkok!!',
    'สหกรณ์ออมทรัพย์1',
    'รหัสผ่าน12345',
    'zyxwvutsrqpon',
  ])('refuses the common password %s', (password) => {
    expect(getIssues(password)).toContain('common');
  });

  it('returns all issues at once', () => {
    expect(getIssues('001234')).toEqual(['too-short', 'personal']);
    expect(getIssues('987654')).toEqual(['too-short', 'common']);
  });

  it('refuses the old password in any Unicode normalisation', () => {
    const owner = { ...OWNER, presentPassword: 'ก\u0e33แพง-ใหญ่9Z' };
    expect(findPasswordIssues('ก\u0e33แพง-ใหญ่9Z', owner)).toEqual(['unchanged']);
    expect(
      findPasswordIssues('Ångström-fjord', { ...OWNER, presentPassword: 'A\u030angstro\u0308m-fjord' }),
    ).toEqual(['unchanged']);
    expect(findPasswordIssues('ก\u0e33แพง-ใหญ่9Y', owner)).toEqual([]);
  });
});

describe('checkPassword', () => {
  const met = (password: string, presentPassword?: string) =>
    checkPassword(password, { ...OWNER, ...(presentPassword !== undefined && { presentPassword }) }).map(
      (check) => `${check.id} ${check.met}`,
    );

  it.each([
    ['', ['too-short false', 'personal false', 'common false']],
    ['a', ['too-short false', 'personal true', 'common true']],
    ['001234', ['too-short false', 'personal false', 'common true']],
    ['Password1234', ['too-short true', 'personal true', 'common false']],
    ['Kra-pao4', ['too-short true', 'personal true', 'common true']],
  ])('for %j ticks %j', (password, ticks) => {
    expect(met(password)).toEqual(ticks);
  });

  it('lists the old password if there is one, and the maximum length if it is exceeded', () => {
    expect(met('Kra-pao4', 'Kra-pao4')).toEqual([
      'too-short true',
      'personal true',
      'common true',
      'unchanged false',
    ]);
    expect(met('ฝนตกแดดออก-Z9'.repeat(11))).toContain('too-long false');
  });
});
