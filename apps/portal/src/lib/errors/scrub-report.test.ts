import { expect, it } from 'vitest';
import { maskFigures } from './mask-figures.ts';

it.each([
  ['บัญชี 01-00012345 ไม่พบ', 'บัญชี # ไม่พบ'],
  ['/member/dep_statement/0100012345', '/member/dep_statement/#'],
  ['ยอด 86,410.75 บาท', 'ยอด # บาท'],
  ['x-xxxx-xxxx0-41-2', 'x-xxxx-xxxx#'],
  ['line 42', 'line 42'],
])('writes %j as %j', (text, scrubbed) => {
  expect(maskFigures(text)).toBe(scrubbed);
});

it('reaches every text of a report, however deep, and leaves the rest', () => {
  const report = {
    values: [{ value: 'เลขสมาชิก 001234', lineno: 120345, in_app: true, extra: null }],
    request: { url: 'https://portal.example/member/dep_statement/0100012345' },
  };
  expect(maskFigures(report)).toEqual({
    values: [{ value: 'เลขสมาชิก #', lineno: 120345, in_app: true, extra: null }],
    request: { url: 'https://portal.example/member/dep_statement/#' },
  });
});
