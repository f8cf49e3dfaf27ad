import { PiggyBank, Printer } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../components/button/index.ts';
import { EmptyState } from '../components/empty-state/index.ts';
import { ErrorState } from '../components/error-state/index.ts';
import { type LedgerFilterValue, LedgerFilters } from '../components/ledger-filters/index.ts';
import { LoadMore } from '../components/load-more/index.ts';
import { SkeletonTable } from '../components/skeleton/index.ts';
import { StatementTable } from '../components/statement-table/index.ts';
import { DEPOSIT_COLUMNS } from '../components/statement-table/statement-table.fixtures.ts';
import { ACCOUNT_NO, NOW } from './example-cooperative.ts';
import { KINDS, PAGE_ROWS, findMovements } from './ledgers.ts';

const EVERYTHING: LedgerFilterValue = { from: null, to: null, kind: null };

type DepositLedgerProps = {
  /** How the first request to the server ends. The next one succeeds. */
  answer?: 'ready' | 'loading' | 'failed';
  /** The initial filter. */
  filter?: LedgerFilterValue;
};

/** A complete ledger: filters, then rows or a placeholder, then the button for more rows. */
export function DepositLedger({ answer = 'ready', filter = EVERYTHING }: DepositLedgerProps) {
  const [state, setState] = useState(answer);
  const [value, setValue] = useState(filter);
  const [shown, setShown] = useState(PAGE_ROWS);
  const found = findMovements(value);
  const { count } = found.totals;
  const submit = (next: LedgerFilterValue) => {
    setValue(next);
    setShown(PAGE_ROWS);
    setState('ready');
  };
  return (
    <div className="grid gap-5">
      <LedgerFilters
        value={value}
        kinds={KINDS}
        now={NOW}
        onSubmit={submit}
        busy={state === 'loading'}
        found={
          state === 'ready' ? { count, from: found.rows.at(-1)?.date, to: found.rows[0]?.date } : undefined
        }
      >
        {count > 0 && (
          <Button variant="quiet" className="@max-panel:px-2">
            <Printer aria-hidden />
            พิมพ์
          </Button>
        )}
      </LedgerFilters>
      {state === 'loading' && <SkeletonTable />}
      {state === 'failed' && (
        <ErrorState title="ไม่สามารถเชื่อมต่อได้" onRetry={() => setState('ready')}>
          ยังแสดงรายการเงินฝากไม่ได้ ข้อมูลของท่านไม่สูญหาย
        </ErrorState>
      )}
      {state === 'ready' && count === 0 && (
        <EmptyState icon={<PiggyBank aria-hidden />} title="ไม่พบรายการที่เลือก">
          เลือกช่วงเวลาหรือประเภทรายการใหม่ หรือล้างตัวกรอง
        </EmptyState>
      )}
      {state === 'ready' && count > 0 && (
        <div className="grid gap-4">
          <StatementTable
            caption={`รายการเคลื่อนไหว บัญชี ${ACCOUNT_NO}`}
            columns={DEPOSIT_COLUMNS}
            rows={found.rows.slice(0, shown)}
            rowKey={({ seqNo }) => seqNo}
            opening={value.kind === null ? found.opening : undefined}
            totals={found.totals}
          />
          <LoadMore
            shown={Math.min(shown, count)}
            total={count}
            onLoadMore={() => setShown(shown + PAGE_ROWS)}
            onLoadAll={() => setShown(count)}
          />
        </div>
      )}
    </div>
  );
}
