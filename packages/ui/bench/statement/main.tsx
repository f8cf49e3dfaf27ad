import '@sahakorn/ui/fonts.css';
import '@sahakorn/ui/theme.css';
import { formatThaiDate } from '@sahakorn/thai/date';
import { formatMoney } from '@sahakorn/thai/money';
import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { StatementTable } from '../../src/components/statement-table/index.ts';
import {
  DEPOSIT_COLUMNS,
  longLedger,
} from '../../src/components/statement-table/statement-table.fixtures.ts';

/** In milliseconds from the render to what the name says; rows as the document has them. */
export type StatementTimes = { firstRows: number; allRows: number; longestTask: number; rows: number };

const { rows } = longLedger(10_000);
const ROWS = 'tbody:not([aria-hidden]) > tr';

/** Long tasks are reported a little after they end. */
const SETTLE_MS = 300;

/** The statement, and the same columns as a plain table, whose rows come all at once. */
const TABLES: Record<'statement' | 'plain', ReactElement> = {
  statement: (
    <StatementTable
      caption="รายการเคลื่อนไหว บัญชี 01-00012345"
      columns={DEPOSIT_COLUMNS}
      rows={rows}
      rowKey={(row) => row.seqNo}
    />
  ),
  plain: <PlainTable />,
};

function PlainTable() {
  return (
    <table>
      <tbody>
        {rows.map((row) => (
          <tr key={row.seqNo}>
            <th scope="row">{formatThaiDate(row.date, { style: 'short' })}</th>
            <td>
              {row.item} <small>{row.note}</small>
            </td>
            <td>{row.documentNo}</td>
            <td>{row.amount.startsWith('-') && formatMoney(row.amount)}</td>
            <td>{!row.amount.startsWith('-') && formatMoney(row.amount, { sign: 'always' })}</td>
            <td>{formatMoney(row.balance)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Renders a table and waits for its last row. */
async function runTable(name: keyof typeof TABLES): Promise<StatementTimes> {
  let longestTask = 0;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) longestTask = Math.max(longestTask, entry.duration);
  });
  observer.observe({ type: 'longtask' });
  const container = document.createElement('main');
  document.body.append(container);
  const count = () => container.querySelectorAll(ROWS).length;

  const start = performance.now();
  createRoot(container).render(TABLES[name]);
  const firstRows = (await paintWhen(container, () => container.querySelector(ROWS) !== null)) - start;
  const allRows = count() < rows.length ? await paintWhen(container, () => count() === rows.length) : start;
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  observer.disconnect();
  return { firstRows, allRows: Math.max(firstRows, allRows - start), longestTask, rows: count() };
}

/** The time at which the frame was painted in which something first is so. */
async function paintWhen(root: Element, isSo: () => boolean): Promise<number> {
  await new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!isSo()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(root, { childList: true, subtree: true });
  });
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
  });
}

declare global {
  interface Window {
    runTable: typeof runTable;
  }
}

window.runTable = runTable;
