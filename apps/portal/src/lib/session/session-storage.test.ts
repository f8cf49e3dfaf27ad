import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearSession, onOtherTab, readSession, writeSession } from './session-storage.ts';

const SOMYING = {
  token: 'k2J8',
  membershipNo: '001234',
  prename: 'นาง',
  firstName: 'สมหญิง',
  surname: 'ใจดี',
};

const STORED = {
  token: 'k2J8',
  membership_no: '001234',
  member: { prename: 'นาง', member_name: 'สมหญิง', member_surname: 'ใจดี' },
};

afterEach(() => {
  vi.unstubAllGlobals();
  clearSession();
});

it('stores the session under the key user, in the names of the specification', () => {
  expect(writeSession(SOMYING)).toBe(true);
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(STORED);
  expect(readSession()).toEqual(SOMYING);
});

it('reads a session without a prename', () => {
  localStorage.setItem(
    'user',
    '{"token":"k2J8","membership_no":"001234","member":{"member_name":"สมหญิง","member_surname":"ใจดี"}}',
  );
  expect(readSession()).toEqual({ ...SOMYING, prename: '' });
});

it.each([
  ['broken JSON', '{"token":'],
  ['an empty text', ''],
  ['null', 'null'],
  ['a number', '42'],
  ['a list', '[]'],
  ['an empty object', '{}'],
  ['no token', JSON.stringify({ ...STORED, token: undefined })],
  ['an empty token', JSON.stringify({ ...STORED, token: '' })],
  ['a token that is a number', JSON.stringify({ ...STORED, token: 7 })],
  ['no member', JSON.stringify({ ...STORED, member: undefined })],
  ['a membership number of five digits', JSON.stringify({ ...STORED, membership_no: '01234' })],
  ['a name that is a list', JSON.stringify({ ...STORED, member: { member_name: [], member_surname: '' } })],
  ['five megabytes', JSON.stringify({ ...STORED, token: 'x'.repeat(5_000_000) })],
])('treats %s as signed out and removes it', (_what, text) => {
  localStorage.setItem('user', text);
  expect(readSession()).toBeNull();
  expect(localStorage.getItem('user')).toBeNull();
});

it('removes the session of a token only while it is the stored one', () => {
  writeSession(SOMYING);
  clearSession('another');
  expect(readSession()).toEqual(SOMYING);
  clearSession('k2J8');
  expect(readSession()).toBeNull();
});

describe('where the browser refuses to store', () => {
  function refuse() {
    const setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const kept = localStorage;
    vi.stubGlobal('localStorage', {
      setItem,
      getItem: (key: string) => kept.getItem(key),
      removeItem: (key: string) => kept.removeItem(key),
    });
  }

  it('keeps the session for the tab and says so', () => {
    refuse();
    expect(writeSession(SOMYING)).toBe(false);
    expect(readSession()).toEqual(SOMYING);
    expect(localStorage.getItem('user')).toBeNull();
  });

  it('leaves no older session behind', () => {
    writeSession(SOMYING);
    refuse();
    writeSession({ ...SOMYING, token: 'newer' });
    expect(localStorage.getItem('user')).toBeNull();
  });

  it('forgets the session of the tab when it is cleared', () => {
    refuse();
    writeSession(SOMYING);
    clearSession();
    expect(readSession()).toBeNull();
  });
});

it('treats blocked storage as signed out', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
  expect(readSession()).toBeNull();
});

it.each([
  ['user', 1],
  [null, 1],
  ['sahakorn.display', 0],
])('another tab changing %j calls back %i times', (key, times) => {
  const callback = vi.fn<() => void>();
  const stop = onOtherTab(callback);
  dispatchEvent(new StorageEvent('storage', { key }));
  stop();
  dispatchEvent(new StorageEvent('storage', { key }));
  expect(callback).toHaveBeenCalledTimes(times);
});
