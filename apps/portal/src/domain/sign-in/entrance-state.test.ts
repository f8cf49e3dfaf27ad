import { expect, it } from 'vitest';
import { readEntrance, withEntrance } from './entrance-state.ts';

it('takes the way back along and leaves what was said before behind', () => {
  const from = { pathname: '/member/deposit' };
  const state = withEntrance({ from, cause: 'reset-required', membershipNo: '1' }, { cause: 'reset' });
  expect(state).toEqual({ from, cause: 'reset' });
  expect(withEntrance(null, { membershipNo: '005678' })).toEqual({ membershipNo: '005678' });
});

it.each([
  [
    { cause: 'registered', membershipNo: '005678' },
    { cause: 'registered', membershipNo: '005678' },
  ],
  [
    { cause: 'hacked', membershipNo: '<b>' },
    { cause: null, membershipNo: '' },
  ],
  [{ membershipNo: 5678 }, { cause: null, membershipNo: '' }],
  [null, { cause: null, membershipNo: '' }],
  ['reset', { cause: null, membershipNo: '' }],
])('reads %j as %j', (state, entrance) => {
  expect(readEntrance(state)).toEqual(entrance);
});
