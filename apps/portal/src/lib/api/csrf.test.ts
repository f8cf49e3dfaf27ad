import { expect, it } from 'vitest';
import { getCsrfToken } from './csrf.ts';

it.each([
  ['__Host-XSRF=abc.def; other=1', 'abc.def'],
  ['other=1; XSRF=abc=', 'abc='],
  ['XSRF=plain; __Host-XSRF=prefixed', 'prefixed'],
  ['', 'page'],
  ['NOT-XSRF=abc', 'page'],
  ['XSRF=', 'page'],
])('reads %j as %j', (cookies, token) => {
  expect(getCsrfToken(cookies, 'page')).toBe(token);
});
