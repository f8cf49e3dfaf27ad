import { expect, it } from 'vitest';
import { formatReferenceCode, parseReferenceCode } from './reference-code.ts';

it.each([
  ['ABCD-EFGH-JKMN', 'ABCDEFGHJKMN'],
  [' abcd efgh jkmn ', 'ABCDEFGHJKMN'],
  [' ABCD\u2013EFGH\u2011JKMN ', 'ABCDEFGHJKMN'],
  ['ABCD–EFGH—JKMN', 'ABCDEFGHJKMN'],
  ['OIL1-0000-ZZZZ', '01110000ZZZZ'],
  ['ABCD', null],
  ['ABCD-EFGH-JKM', null],
  ['ABCD-EFGH-JKMNP', null],
  ['ABCD-EFGH-JKMU', null],
  ['กขคง-EFGH-JKMN', null],
  ['../../../../x', null],
  ['', null],
])('reads %j as %j', (typed, code) => {
  expect(parseReferenceCode(typed)).toBe(code);
});

it('writes a code as it is printed', () => {
  expect(formatReferenceCode('ABCDEFGHJKMN')).toBe('ABCD-EFGH-JKMN');
});
