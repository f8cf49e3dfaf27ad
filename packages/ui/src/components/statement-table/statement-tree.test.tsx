import { act, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { StatementTable } from './statement-table.tsx';
import { DEPOSIT_COLUMNS, HALF_YEAR, longLedger } from './statement-table.fixtures.ts';

const TABLE = 'table';

/** Nodes of Chromium's accessibility tree under the table, by role, without ignored ones. */
async function treeNodes(role: string): Promise<string[]> {
  const { result } = await cdp().send('Runtime.evaluate', {
    expression: `[...document.querySelectorAll('iframe')].map((frame) => frame.contentDocument.querySelector('${TABLE}')).find(Boolean)`,
  });
  if (result.objectId === undefined) throw new Error('There is no table in the page.');
  const { nodes } = await cdp().send('Accessibility.queryAXTree', { objectId: result.objectId, role });
  return nodes.filter((node) => !node.ignored).map((node) => String(node.name?.value ?? ''));
}

describe.each([
  {
    layout: 'table',
    width: 1152,
    newestRow: ['ถอนเงินสด เคาน์เตอร์สาขาสอง', 'CW691100118', '−2,000.00', 'ไม่มี', '86,410.75'],
  },
  {
    layout: 'cards',
    width: 360,
    newestRow: ['ถอนเงินสด เคาน์เตอร์สาขาสอง', '−2,000.00', 'ไม่มี', '86,410.75'],
  },
])('the accessibility tree of a statement as $layout', ({ width, newestRow }) => {
  it('holds every one of 10,000 rows and the head', async () => {
    await page.viewport(width, 800);
    const { rows } = longLedger(10_000);
    const { container } = render(
      <StatementTable
        caption="รายการเคลื่อนไหว"
        columns={DEPOSIT_COLUMNS}
        rows={rows}
        rowKey={(row) => row.seqNo}
      />,
    );
    // Shows all rows at once.
    act(() => {
      window.dispatchEvent(new Event('beforeprint'));
    });
    expect(container.querySelector('[data-state="arrived"]')).not.toBeNull();
    expect(await treeNodes('row')).toHaveLength(10_001);
  });

  it('is a named table with headed columns and rows', async () => {
    await page.viewport(width, 800);
    render(
      <StatementTable
        caption="รายการเคลื่อนไหว บัญชี 01-00012345"
        columns={DEPOSIT_COLUMNS}
        rowKey={(row) => row.seqNo}
        {...HALF_YEAR}
      />,
    );
    expect(await treeNodes('table')).toEqual(['รายการเคลื่อนไหว บัญชี 01-00012345']);
    expect(await treeNodes('columnheader')).toContain('คงเหลือ (บาท)');
    expect(await treeNodes('rowheader')).toContain('19\u00a0พ.ย.\u00a02569');
    const cells = await treeNodes('cell');
    expect(cells.slice(0, cells.indexOf('86,410.75') + 1)).toEqual(newestRow);
  });
});
