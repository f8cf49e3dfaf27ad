import { expect, it } from 'vitest';
import { getHighlight } from './menu-highlight.ts';

it.each([
  ['/member/status', 1],
  ['/member/share', 2],
  ['/member/loan', 3],
  ['/member/loan_statement/%E0%B8%AA6900123', 3],
  ['/member/deposit', 4],
  ['/member/dep_statement/0100012345', 4],
  ['/member/kep', 5],
  ['/member/kepcrem', 12],
  ['/member/coll', 6],
  ['/member/gian', 7],
  ['/member/dividend', 8],
  ['/member/password', 9],
  ['/member/logout', 10],
  ['/member/welfare', 10],
  ['/member/logon', 11],
  ['/member/confirmation', 13],
  ['/member/welcome', 99],
  ['/member/deposit/', 4],
])('%s highlights %i', (path, value) => {
  expect(getHighlight(path)).toBe(value);
});

it.each(['', '/', '/home', '/member', '/member/unknown', '/deposit', '/member/constructor'])(
  'highlights 1 when the path %j names no section',
  (path) => {
    expect(getHighlight(path)).toBe(1);
  },
);
