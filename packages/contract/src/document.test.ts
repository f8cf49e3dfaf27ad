import { describe, expect, it } from 'vitest';
import { printPdf, printSharePdf, verifyDocument } from './document.ts';

describe('the month of a receipt', () => {
  it.each([
    [
      { receive_year: '2026', receive_month: '10' },
      { receive_year: 2026, receive_month: 10 },
    ],
    [
      { receive_year: '2026', receive_month: '07' },
      { receive_year: 2026, receive_month: 7 },
    ],
  ])('parses %j to numbers', (params, expected) => {
    expect(printPdf.params.parse(params)).toEqual(expected);
  });

  it.each([
    ['2026', '0'],
    ['2026', '13'],
    ['2569', 'x'],
    ['26', '1'],
    ['2026 ', '1'],
    ['2026', '1e0'],
  ])('refuses %s/%s', (receive_year, receive_month) => {
    expect(printPdf.params.safeParse({ receive_year, receive_month }).success).toBe(false);
  });
});

it('takes the filters of a statement, but no paging', () => {
  expect(Object.keys(printSharePdf.query.shape)).toEqual(['from', 'to', 'item_type_code']);
});

it('takes the code in the body, so that it is not in access logs', () => {
  expect(verifyDocument.path).not.toContain('{');
  expect(verifyDocument.body.safeParse({ code: 'x'.repeat(65) }).success).toBe(false);
});
