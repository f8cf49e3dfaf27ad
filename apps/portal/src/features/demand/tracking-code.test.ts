import { expect, it } from 'vitest';
import { codeOfState, readTrackingCode } from './tracking-code.ts';

it.each([
  ['ABCD-EFGH-JKMN', 'ABCDEFGHJKMN'],
  [' abcd efgh jkmn ', 'ABCDEFGHJKMN'],
  ['OOIL–0011–AAAA', '00110011AAAA'],
  ['ABCD', null],
  ['ABCD-EFGH-JKMU', null],
  ['', null],
])('reads %j', (typed, code) => {
  expect(readTrackingCode(typed)).toBe(code);
  expect(codeOfState({ trackingCode: typed })).toBe(code);
});

it.each([null, undefined, 'x', {}, { trackingCode: 1 }])('finds no code in the state %j', (state) => {
  expect(codeOfState(state)).toBeNull();
});
