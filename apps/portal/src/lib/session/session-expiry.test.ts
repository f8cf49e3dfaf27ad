import { describe, expect, it } from 'vitest';
import {
  type SessionExpiry,
  canExtendSession,
  isSameExpiry,
  updateExpiry,
  readTimeLeft,
  secondsLeft,
  getWarningSeconds,
  shouldRenew,
} from './session-expiry.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const FRESH: SessionExpiry = { readAt: 1000, expiresIn: 15 * MINUTE, endsIn: 8 * HOUR, idle: 15 * MINUTE };
const REMEMBERED: SessionExpiry = {
  readAt: 1000,
  expiresIn: 24 * HOUR,
  endsIn: 168 * HOUR,
  idle: 24 * HOUR,
};
/** Ten minutes before the absolute end. */
const LAST: SessionExpiry = { ...FRESH, expiresIn: 10 * MINUTE, endsIn: 10 * MINUTE };

describe('what an answer says', () => {
  it.each([
    [
      { 'x-session-expires-in': '900', 'x-session-ends-in': '28800' },
      { expiresIn: 900, endsIn: 28_800 },
    ],
    [
      { 'x-session-expires-in': '0', 'x-session-ends-in': '0' },
      { expiresIn: 0, endsIn: 0 },
    ],
    [{ 'x-session-expires-in': '900' }, { expiresIn: 900, endsIn: null }],
    [{}, null],
    [{ 'x-session-expires-in': '-5' }, null],
    [{ 'x-session-expires-in': '9e9' }, null],
    [{ 'x-session-expires-in': 'soon', 'x-session-ends-in': '60' }, null],
  ])('%j', (headers, left) => {
    expect(readTimeLeft(new Headers(headers as Record<string, string>))).toEqual(left);
  });
});

describe('what is known after an answer', () => {
  it('is what it says, and the longest span ever said', () => {
    expect(updateExpiry(FRESH, { expiresIn: 870, endsIn: 28_000 }, 9000)).toEqual({
      readAt: 9000,
      expiresIn: 870_000,
      endsIn: 28_000_000,
      idle: 15 * MINUTE,
    });
  });

  it('is a full idle span more where a back end says nothing, but never past the end', () => {
    expect(updateExpiry(FRESH, null, 1000 + 5 * MINUTE)).toMatchObject({ expiresIn: 15 * MINUTE });
    expect(updateExpiry(LAST, null, 1000 + 5 * MINUTE)).toMatchObject({
      expiresIn: 5 * MINUTE,
      endsIn: 5 * MINUTE,
    });
    expect(updateExpiry(null, null, 1000)).toBeNull();
  });

  it('has no last hour where a back end tells of none', () => {
    expect(updateExpiry(null, { expiresIn: 900, endsIn: null }, 0)).toMatchObject({
      endsIn: Number.POSITIVE_INFINITY,
    });
  });
});

it.each([
  ['fresh', FRESH, 0, 900, null],
  ['just before the warning', FRESH, 13 * MINUTE - 1001, 122, null],
  ['two minutes before the end', FRESH, 13 * MINUTE, 120, 120],
  ['at the end', FRESH, 15 * MINUTE, 0, 0],
  ['long after it', FRESH, 3 * HOUR, 0, 0],
  ['remembered, after a night', REMEMBERED, 10 * HOUR, 14 * 3600, null],
  ['remembered, two minutes before the end', REMEMBERED, 24 * HOUR - 2 * MINUTE, 120, 120],
  ['at the absolute end', LAST, 8 * MINUTE, 120, 120],
  ['of a minute in all', { ...FRESH, expiresIn: MINUTE, idle: MINUTE }, 0, 60, null],
  ['of a minute in all, half gone', { ...FRESH, expiresIn: MINUTE, idle: MINUTE }, 30_000, 30, 30],
])('a session that is %s', (_what, expiry, after, left, warned) => {
  expect([secondsLeft(expiry, 1000 + after), getWarningSeconds(expiry, 1000 + after)]).toEqual([
    left,
    warned,
  ]);
});

it('cannot be prolonged past its absolute end', () => {
  expect([FRESH, REMEMBERED, LAST].map(canExtendSession)).toEqual([true, true, false]);
});

it.each([
  ['a moment after a call', FRESH, MINUTE, false],
  ['four minutes after one', FRESH, 4 * MINUTE, true],
  ['once the warning stands: that takes a decision', FRESH, 14 * MINUTE, false],
  ['where it helps no more', LAST, 4 * MINUTE, false],
])('activity renews the session %s: %s', (_what, expiry, after, renews) => {
  expect(shouldRenew(expiry, 1000 + after)).toBe(renews);
});

describe('an answer', () => {
  const left = { expiresIn: 900, endsIn: 28_800 };

  it('says nothing new a moment after another with the same time', () => {
    expect(isSameExpiry(FRESH, left, FRESH.readAt + 499)).toBe(true);
  });

  it.each([
    ['is the first', null, left, 1000],
    ['comes later', FRESH, left, FRESH.readAt + 500],
    ['says another time', FRESH, { ...left, expiresIn: 899 }, FRESH.readAt],
  ])('counts where it %s', (_which, known, said, now) => {
    expect(isSameExpiry(known, said, now)).toBe(false);
  });
});
