import { StatementTable } from '../../../src/components/statement-table/index.ts';
import { DEPOSIT_COLUMNS } from '../../../src/components/statement-table/statement-table.fixtures.ts';
import { startBench } from '../bench-page.tsx';
import { ROWS } from '../ledger.ts';

startBench({
  element: (
    <StatementTable
      caption="รายการเคลื่อนไหว บัญชี 01-00012345"
      columns={DEPOSIT_COLUMNS}
      rows={ROWS}
      rowKey={(row) => row.seqNo}
    />
  ),
  rows: 'tbody:not([aria-hidden]) > tr',
  isComplete: () => document.querySelector('[data-part="arrival"][data-state="arrived"]') !== null,
});
