import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';
import { findTextIssue } from './text-rules.ts';

const LINE = { max: 10 } as const;
const BODY = { max: 10, lines: 'many' } as const;

it.each([
  ['กู้ที่นี่', LINE, null],
  ['ที่'.repeat(10), LINE, null],
  ['ที่'.repeat(11), LINE, 'long'],
  ['👨‍👩‍👧‍👦', LINE, null],
  ['👨‍👩‍👧‍👦'.repeat(4), LINE, 'long'],
  [`ก${'\u0E49'.repeat(4)}`, LINE, null],
  [`ก${'\u0E49'.repeat(5)}`, LINE, null],
  ['q\u0300\u0301\u0302\u0303\u0304', LINE, 'unreadable'],
  ['', LINE, 'empty'],
  ['', { ...LINE, optional: true }, null],
  ['\u200B \u3164', { ...LINE, optional: true }, 'empty'],
  ['ก\nข', LINE, 'unreadable'],
  ['ก\r\nข\tค', BODY, null],
  ['ก\u0000', BODY, 'unreadable'],
  ['ก\u001B[31m', BODY, 'unreadable'],
  ['ก\u202Eข', LINE, null],
  ['\u202E', LINE, 'empty'],
  ['ก\u202Eข', BODY, null],
  ['ก\uD800', BODY, 'unreadable'],
  ['http://a www.b https://c', { max: 99 }, null],
  ['http://a www.b https://c HTTP://d', { max: 99 }, 'links'],
])('finds the issue in %j', (text, rule, issue) => {
  expect(findTextIssue(text, rule)).toBe(issue);
  expect(plainText(rule).safeParse(text).success).toBe(issue === null);
});

it('stores a text in one spelling', () => {
  expect(plainText(LINE).parse('สิท\u00adธ์ิ\u202E')).toBe('สิทธิ์');
});
