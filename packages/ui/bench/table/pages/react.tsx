import { formatThaiDate, formatThaiMonth } from '@sahakorn/thai/date';
import { formatMoney, getMoneySign } from '@sahakorn/thai/money';
import { formatNumber } from '@sahakorn/thai/number';
import { startBench } from '../bench-page.tsx';
import { COLUMNS, ROWS } from '../ledger.ts';

/** What every page of the portal has without any table: React, the formatters, the rows. */
startBench({
  element: (
    <p>
      {formatThaiMonth(2026, 11)} {formatNumber(getMoneySign('1.00'))} {formatThaiDate('2026-11-19')}{' '}
      {formatMoney('1.00')} {ROWS.length} {COLUMNS.length}
    </p>
  ),
  rows: 'tr',
});
