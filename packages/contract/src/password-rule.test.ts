import { describe, expect, it } from 'vitest';
import { checkPassword, findPasswordFaults } from './password-rule.ts';

const OWNER = {
  membershipNo: '001234',
  idCard: '1100200300412',
  dateOfBirth: '1977-02-07',
  names: ['สมหญิง', 'ใจดี'],
};

const findFaults = (password: string) => findPasswordFaults(password, OWNER);

describe('findPasswordFaults', () => {
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
  ])('takes %s', (password) => {
    expect(findFaults(password)).toEqual([]);
  });

  it.each([
    ['Ab1!xyz', 'seven characters'],
    ['kraprao4', 'eight of two classes'],
    ['ฝนตกแดดออก', 'eleven letters without capitals'],
    ['', 'nothing'],
  ])('refuses %s: %s', (password) => {
    expect(findFaults(password)).toContain('too-short');
  });

  it('counts what a reader of the code points counts, not units', () => {
    expect(findFaults('😀🐘🌧🏡🍚🐈')).toEqual(['too-short']);
    expect(findFaults('😀🐘🌧🏡🍚🐈🎋🪷🥭🛶🐟🌶')).toEqual([]);
  });

  it('refuses more than 128 characters', () => {
    const long = Array.from({ length: 43 }, (_, index) => String.fromCharCode(0x0e01 + index)).join('');
    expect(findFaults(long.repeat(3).slice(0, 128))).toEqual([]);
    expect(findFaults(long.repeat(3).slice(0, 129))).toEqual(['too-long']);
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
    expect(findFaults(password)).toContain('personal');
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
    expect(findPasswordFaults(password, { ...OWNER, phone, cooperative })).toContain('personal');
  });

  it('takes a password in which a name is only a part', () => {
    expect(findFaults('แมวใจดีกินปลาทูทอด')).toEqual([]);
  });

  it('asks nothing of what is not known, and nothing of names of two letters', () => {
    const nobody = { membershipNo: '000009', idCard: null, dateOfBirth: null, names: ['มา', ''] };
    expect(findPasswordFaults('มานะมานีปิติ7', nobody)).toEqual([]);
    expect(findPasswordFaults('07022520-Krap', nobody)).toEqual([]);
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
  ])('refuses %s, which everybody thinks of', (password) => {
    expect(findFaults(password)).toContain('common');
  });

  it('names every fault at once', () => {
    expect(findFaults('001234')).toEqual(['too-short', 'personal']);
    expect(findFaults('987654')).toEqual(['too-short', 'common']);
  });

  it('refuses the password that is to be replaced, however it is spelt', () => {
    const owner = { ...OWNER, presentPassword: 'ก\u0e33แพง-ใหญ่9Z' };
    expect(findPasswordFaults('ก\u0e33แพง-ใหญ่9Z', owner)).toEqual(['unchanged']);
    expect(
      findPasswordFaults('Ångström-fjord', { ...OWNER, presentPassword: 'A\u030angstro\u0308m-fjord' }),
    ).toEqual(['unchanged']);
    expect(findPasswordFaults('ก\u0e33แพง-ใหญ่9Y', owner)).toEqual([]);
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
  ])('ticks of %j %j', (password, ticks) => {
    expect(met(password)).toEqual(ticks);
  });

  it('speaks of the present password where there is one, and of the greatest length where it is passed', () => {
    expect(met('Kra-pao4', 'Kra-pao4')).toEqual([
      'too-short true',
      'personal true',
      'common true',
      'unchanged false',
    ]);
    expect(met('ฝนตกแดดออก-Z9'.repeat(11))).toContain('too-long false');
  });
});
