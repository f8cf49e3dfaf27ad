import '@sahakorn/ui/fonts.css';
import '@sahakorn/ui/theme.css';
import { createRoot } from 'react-dom/client';
import { StatementTable } from '../../src/components/statement-table/index.ts';
import {
  DEPOSIT_COLUMNS,
  longLedger,
} from '../../src/components/statement-table/statement-table.fixtures.ts';

/** In milliseconds from the render to what the name says; rows as the document has them. */
export type StatementTimes = { firstRows: number; allRows: number; longestTask: number; rows: number };

const ledger = longLedger(10_000);
const ROWS = 'tbody[data-month] > tr';

/** Renders the statement and waits for its last row. */
async function runStatement(): Promise<StatementTimes> {
  let longestTask = 0;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) longestTask = Math.max(longestTask, entry.duration);
  });
  observer.observe({ type: 'longtask' });
  const container = document.createElement('main');
  document.body.append(container);

  const start = performance.now();
  createRoot(container).render(
    <StatementTable
      caption="รายการเคลื่อนไหว บัญชี 01-00012345"
      columns={DEPOSIT_COLUMNS}
      rows={ledger.rows}
      rowKey={(row) => row.seqNo}
    />,
  );
  const firstRows = (await paintWhen(() => container.querySelector(ROWS) !== null)) - start;
  const allRows = (await paintWhen(() => container.querySelector('[data-state="arrived"]') !== null)) - start;
  for (const entry of observer.takeRecords()) longestTask = Math.max(longestTask, entry.duration);
  return { firstRows, allRows, longestTask, rows: container.querySelectorAll(ROWS).length };
}

/** The time at which the first frame in which something is so was painted. */
async function paintWhen(isSo: () => boolean): Promise<number> {
  while (!isSo()) await nextFrame();
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
  });
}

function nextFrame(): Promise<number> {
  return new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
}

declare global {
  interface Window {
    runStatement: typeof runStatement;
  }
}

window.runStatement = runStatement;
