import { expect, it } from 'vitest';
import { codeOfState } from './tracking-code.ts';

it('reads the code that came with a location', () => {
  expect(codeOfState({ trackingCode: 'ABCD-EFGH-JKMN' })).toBe('ABCDEFGHJKMN');
});

it.each([null, undefined, 'x', {}, { trackingCode: 1 }, { trackingCode: 'ABCD' }])(
  'finds no code in the state %j',
  (state) => {
    expect(codeOfState(state)).toBeNull();
  },
);
