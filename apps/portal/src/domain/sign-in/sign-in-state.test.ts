import { expect, it } from 'vitest';
import { readSignInState, withSignInState } from './sign-in-state.ts';

it('takes the way back along and leaves what was said before behind', () => {
  const from = { pathname: '/member/deposit' };
  const state = withSignInState({ from, cause: 'reset-required', membershipNo: '1' }, { cause: 'reset' });
  expect(state).toEqual({ from, cause: 'reset' });
  expect(withSignInState(null, { membershipNo: '005678' })).toEqual({ membershipNo: '005678' });
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
])('reads %j as %j', (state, signInState) => {
  expect(readSignInState(state)).toEqual(signInState);
});
