import { expect, it } from 'vitest';
import { getReturnPath } from './return-path.ts';

const ORIGIN = 'https://portal.example.co.th';

it.each([
  [{ pathname: '/member/deposit', search: '', hash: '' }, '/member/deposit'],
  [
    { pathname: '/member/dep_statement/0100012345', search: '?from=2026-01-01', hash: '#row-7', key: 'x' },
    '/member/dep_statement/0100012345?from=2026-01-01#row-7',
  ],
  [{ pathname: '/home' }, '/home'],
])('leads back to %j', (from, path) => {
  expect(getReturnPath({ from }, ORIGIN)).toBe(path);
});

it.each([
  ['nothing', undefined],
  ['null', null],
  ['a text', '/member/deposit'],
  ['no location', {}],
  ['a location that is a text', { from: '/member/deposit' }],
  ['another host', { from: { pathname: '//evil.example' } }],
  ['another host behind a backslash', { from: { pathname: '/\\evil.example/member/deposit' } }],
  ['another host by the search', { from: { pathname: '', search: '//evil.example' } }],
  ['a scheme', { from: { pathname: 'https://evil.example/member/deposit' } }],
  ['a script', { from: { pathname: 'javascript:alert(1)' } }],
  ['a path with a line end', { from: { pathname: '/\n/evil.example' } }],
  ['an unknown page', { from: { pathname: '/nowhere' } }],
  ['the logon screen', { from: { pathname: '/member/logon' } }],
  ['the screen of a forgotten password', { from: { pathname: '/member/forget', search: '?step=password' } }],
  ['the welcome screen', { from: { pathname: '/member/welcome' } }],
  ['a path that is a list', { from: { pathname: ['/member/deposit'] } }],
])('leads %s to the member’s own page', (_what, state) => {
  expect(getReturnPath(state, ORIGIN)).toBe('/member/status');
});
