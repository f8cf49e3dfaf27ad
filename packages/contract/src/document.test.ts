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
  ])('%j is read as numbers', (params, expected) => {
    expect(printPdf.params.parse(params)).toEqual(expected);
  });

  it.each([
    ['2026', '0'],
    ['2026', '13'],
    ['2569', 'x'],
    ['26', '1'],
    ['2026 ', '1'],
    ['2026', '1e0'],
  ])('%s/%s is none', (receive_year, receive_month) => {
    expect(printPdf.params.safeParse({ receive_year, receive_month }).success).toBe(false);
  });
});

it('prints with the filters of a statement, without its pages', () => {
  expect(Object.keys(printSharePdf.query.shape)).toEqual(['from', 'to', 'item_type_code']);
});

it('asks for a code in a body, never in the address of a log', () => {
  expect(verifyDocument.path).not.toContain('{');
  expect(verifyDocument.body.safeParse({ code: 'x'.repeat(65) }).success).toBe(false);
});
