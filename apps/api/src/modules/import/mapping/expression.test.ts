import { describe, expect, it } from 'vitest';
import { Refusal } from '../values/problems.ts';
import { compileExpression } from './expression.ts';
import type { MapExpression } from './import-map.ts';

function evaluate(expression: MapExpression, cells: Record<string, unknown>): string | null {
  const value = compileExpression(expression).evaluate(cells);
  return value instanceof Refusal ? `refused: ${value.reason.th}` : value;
}

const KINDS = { from: 'kind', values: { in: 'CD', out: 'CW', '': 'INT' } };

describe('compileExpression', () => {
  it.each<[string, MapExpression, Record<string, unknown>, string | null]>([
    ['a column', 'name', { name: 'สมหญิง' }, 'สมหญิง'],
    ['a missing column', 'name', {}, null],
    ['a nested column', 'address.district', { address: { district: 'บางนา' } }, 'บางนา'],
    ['a heading with a dot before a path', 'a.b', { 'a.b': '1', a: { b: '2' } }, '1'],
    ['a path that ends early', 'a.b.c', { a: { b: '2' } }, null],
    ['nothing inherited', 'constructor', {}, null],
    ['a truth value', 'closed', { closed: true }, 'true'],
    ['a constant', { constant: '00' }, {}, '00'],
    ['a template', { template: '{a}[-{b}]' }, { a: '1', b: null }, '1'],
    ['a template of nothing', { template: '[{a}]' }, {}, null],
    ['a value of a table', KINDS, { kind: 'in ' }, 'CD'],
    ['the empty value of a table', KINDS, { kind: null }, 'INT'],
    ['a value that a table lacks', KINDS, { kind: 'x' }, 'refused: ไม่มีค่า "x" ในตาราง values ของแผนที่'],
    ['what a table says otherwise', { ...KINDS, otherwise: 'XX' }, { kind: 'x' }, 'XX'],
    ['nothing otherwise', { ...KINDS, otherwise: null }, { kind: 'x' }, null],
    [
      'no value from an inherited name',
      KINDS,
      { kind: 'constructor' },
      'refused: ไม่มีค่า "constructor" ในตาราง values ของแผนที่',
    ],
    [
      'a table over a template',
      { template: '{op}/{code}', values: { 'in/': 'CD' } },
      { op: 'in', code: '' },
      'CD',
    ],
    [
      'a value in another spelling',
      { from: 'kind', values: { ลาออกประจำ: '3' } },
      { kind: ' ลาออกประจ\u0e4dา' },
      '3',
    ],
    ['a column in another spelling', 'เลข\u200e  สมาชิก', { 'เลข สมาชิก': '7' }, '7'],
    [
      'a template in another spelling',
      { template: '{คำนำหน้\u0e32}{ช\u0e48\u0e37อ}' },
      { คำนำหน้า: 'นาย', ชื่อ: 'ก' },
      'นายก',
    ],
    [
      'a side of the books that is a dash',
      { credit: 'cr', debit: 'dr' },
      { cr: ' -   ', dr: ' 200.00 ' },
      '-200.00',
    ],
    ['a default', { from: 'a', default: '0' }, { a: '' }, '0'],
    ['no default for a value', { from: 'a', default: '0' }, { a: '5' }, '5'],
    ['a turned sign', { from: 'paid', negate: true }, { paid: '1,234.5' }, '-1234.50'],
    ['no turned nothing', { from: 'paid', negate: true }, { paid: null }, null],
    ['a turned word', { from: 'paid', negate: true }, { paid: 'x' }, 'refused: ไม่ใช่จำนวนเงินหรือตัวเลข'],
    ['credit', { credit: 'cr', debit: 'dr' }, { cr: '1,100.00', dr: '0.00' }, '1100.00'],
    ['debit', { credit: 'cr', debit: 'dr' }, { cr: '', dr: '20.10' }, '-20.10'],
    ['both sides', { credit: 'cr', debit: 'dr' }, { cr: '0.30', dr: '0.10' }, '0.20'],
    ['neither side', { credit: 'cr', debit: 'dr' }, { cr: '', dr: null }, null],
    ['a side that is no amount', { credit: 'cr', debit: 'dr' }, { cr: 'x' }, 'refused: ไม่ใช่จำนวนเงินหรือตัวเลข'],
    ['a side that is a list', { credit: 'cr', debit: 'dr' }, { cr: [] }, 'refused: เป็นรายการย่อย ไม่ใช่ค่าเดียว'],
    [
      'joined texts without the empty ones',
      { join: ['a', { template: '[({b})]' }, 'c'] },
      { a: 'x', c: 'z' },
      'x z',
    ],
    ['joined texts with a separator', { join: ['a', 'c'], separator: ' / ' }, { a: 'x', c: 'z' }, 'x / z'],
    ['a list', 'joint', { joint: ['000003'] }, 'refused: เป็นรายการย่อย ไม่ใช่ค่าเดียว'],
    ['an object in a template', { template: '{a}' }, { a: {} }, 'refused: เป็นรายการย่อย ไม่ใช่ค่าเดียว'],
    ['an object in a join', { join: ['a'] }, { a: {} }, 'refused: เป็นรายการย่อย ไม่ใช่ค่าเดียว'],
  ])('gives %s', (_what, expression, cells, value) => {
    expect(evaluate(expression, cells)).toBe(value);
  });

  it('refuses values that read alike and mean different things', () => {
    const values = { ประจำ: '1', 'ประจ\u0e4dา': '2' };
    expect(() => compileExpression({ from: 'a', values })).toThrow('"ประจำ" สองค่า');
    expect(() => compileExpression({ from: 'a', values: { ...values, ประจำ: '2' } })).not.toThrow();
  });

  it('gives the text that it refuses', () => {
    const refused = [
      [{ credit: 'cr', debit: 'dr' }, { cr: 'x' }, 'x'],
      [{ from: 'a', negate: true }, { a: 'x' }, 'x'],
      [{ from: 'a', values: {} }, { a: 'x' }, 'x'],
      ['a', { a: ['x'] }, '["x"]'],
    ] as const;
    for (const [expression, cells, value] of refused) {
      expect(compileExpression(expression).evaluate(cells)).toMatchObject({ value });
    }
  });

  it('names every source column that it reads', () => {
    const expression = compileExpression({
      join: ['a', { template: '{b.c}{d}' }, { credit: 'e', debit: 'f' }],
    });
    expect(expression.paths).toEqual(['a', 'b.c', 'd', 'e', 'f']);
  });
});
