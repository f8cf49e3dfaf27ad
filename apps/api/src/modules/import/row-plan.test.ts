import { describe, expect, it } from 'vitest';
import { getImportTable } from './tables/import-tables.ts';
import type { ImportMap } from './mapping/import-map.ts';
import { missingColumns, planRows, readRow, sourcePaths, unusedColumns } from './row-plan.ts';

const table = getImportTable('member_share');
const HEADINGS = ['Membership_No', 'share_stock', 'SHARE_AMOUNT', 'period', '', 'remark'];

const map: ImportMap = {
  tables: {
    member_share: {
      file: 's.csv',
      columns: {
        membership_no: 'NO',
        share_stock: { credit: 'IN', debit: 'OUT' },
        share_amount: { from: 'MONTHLY', default: '0' },
        period: { constant: '1' },
      },
    },
  },
};

describe('planRows', () => {
  it('finds our columns in upper and lower case', () => {
    const plan = planRows(table, null, HEADINGS);
    expect(plan.columns.map(({ column }) => column.name)).toEqual([
      'membership_no',
      'share_stock',
      'share_amount',
      'period',
    ]);
    expect(sourcePaths(plan)).toEqual(['Membership_No', 'share_stock', 'SHARE_AMOUNT', 'period']);
    expect(missingColumns(plan, HEADINGS)).toEqual([]);
    expect(unusedColumns(plan, HEADINGS)).toEqual(['remark']);
  });

  it('plans every column of JSON lines, whose rows show later which exist', () => {
    expect(planRows(table, null, null).columns).toHaveLength(table.columns.length);
  });

  it('takes from a map only what it says, and names what the headings lack', () => {
    const plan = planRows(table, map, ['NO', 'IN', 'MONTHLY', 'period']);
    expect(sourcePaths(plan)).toEqual(['NO', 'IN', 'OUT', 'MONTHLY']);
    expect(missingColumns(plan, ['NO', 'IN', 'MONTHLY', 'period'])).toEqual([
      { column: 'OUT', reason: { th: 'แผนที่อ้างถึงคอลัมน์ที่ไม่มีในไฟล์', en: expect.any(String) } },
    ]);
    expect(unusedColumns(plan, ['NO', 'IN', 'MONTHLY', 'period'])).toEqual(['period']);
  });
});

describe('readRow', () => {
  const plan = planRows(table, map, null);

  it('gives the values in the order of the plan', () => {
    const row = readRow(plan, {
      line: 5,
      cells: { NO: '7', IN: '1,500', OUT: '', MONTHLY: null },
      problem: null,
    });
    expect(row).toEqual({ values: ['000007', '1500.00', '0.00', '1'], problems: [] });
  });

  it('names every problem of a row', () => {
    const cells = { NO: 'x', IN: 'y', OUT: '', MONTHLY: '1.234' };
    expect(readRow(plan, { line: 5, cells, problem: null }).problems).toMatchObject([
      { line: 5, column: 'membership_no', value: 'x', reason: { th: 'เลขสมาชิกต้องเป็นตัวเลข 1 ถึง 6 หลัก' } },
      { line: 5, column: 'share_stock', value: 'y', reason: { th: 'ไม่ใช่จำนวนเงินหรือตัวเลข' } },
      { line: 5, column: 'share_amount', value: '1.234', reason: { th: 'มีทศนิยมเกิน 2 ตำแหน่ง' } },
    ]);
  });

  it('looks at no cell of a row that is broken as a whole', () => {
    const problem = { value: '{"a"', reason: { th: 'ไม่ใช่ JSON ที่อ่านได้', en: 'not JSON' } };
    expect(readRow(plan, { line: 5, cells: {}, problem })).toEqual({
      values: [],
      problems: [{ line: 5, column: null, ...problem }],
    });
  });

  it('keeps no more of a cell than can be shown', () => {
    const cells = { NO: 'x'.repeat(500_000), IN: '1', OUT: '', MONTHLY: '' };
    expect(readRow(plan, { line: 5, cells, problem: null }).problems[0]?.value).toHaveLength(200);
  });
});
