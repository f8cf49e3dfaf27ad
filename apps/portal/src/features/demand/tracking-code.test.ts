import { expect, it } from 'vitest';
import { readTrackingCode } from './tracking-code.ts';

it('reads the code that came with a location', () => {
  expect(readTrackingCode({ trackingCode: 'ABCD-EFGH-JKMN' })).toBe('ABCDEFGHJKMN');
});

it.each([null, undefined, 'x', {}, { trackingCode: 1 }, { trackingCode: 'ABCD' }])(
  'finds no code in the state %j',
  (state) => {
    expect(readTrackingCode(state)).toBeNull();
  },
);
