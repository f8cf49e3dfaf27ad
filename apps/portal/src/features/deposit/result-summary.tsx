import { formatNumber } from '@sahakorn/thai/number';
import { Link } from 'react-router-dom';
import { formatPeriod } from '../../domain/statement/file-name.ts';
import type { StatementFiltersProps } from '../../domain/statement/statement-filters.tsx';
import { isContinuous, isFiltered } from '../../domain/statement/statement-choice.ts';
import { type DepositAddress, NO_FILTER } from './use-deposit-address.ts';

type ResultSummaryProps = { address: DepositAddress; found: StatementFiltersProps['found'] };

/** The dates and number of rows in the list, with links to show more. On a phone it is beside the filter button. */
export function ResultSummary({ address, found }: ResultSummaryProps) {
  const { list, getSearch, everything } = address;
  const rangeInFields = isRangeInFields(address);
  return (
    <div className="order-1 -me-3 min-w-0 flex-1 basis-36 text-sm @wide:order-none @wide:basis-full">
      <output data-slot="deposit-found" className="[&>span]:me-3">
        {found && !rangeInFields && <span>{withoutFirstYear(formatPeriod(list, found))}</span>}
        {found && found.count !== null && (
          <span className={rangeInFields ? undefined : '@max-wide:sr-only'}>
            พบ {formatNumber(found.count, { decimals: 0 })}&nbsp;รายการ
          </span>
        )}
      </output>
      {!isContinuous(list) && <MoreLink search={getSearch(NO_FILTER)}>ล้างตัวกรอง</MoreLink>}
      {isFiltered(list) && <MoreLink search={everything}>ดูทั้งหมด</MoreLink>}
    </div>
  );
}

/** Whether the date fields already show the range. */
function isRangeInFields({ preset, range, month }: DepositAddress): boolean {
  return preset === 'custom' && month === null && range.from !== undefined && range.to !== undefined;
}

function MoreLink({ search, children }: { search: string; children: string }) {
  return (
    <Link
      to={{ search }}
      replace
      preventScrollReset
      className="link-line relative me-3 inline-block text-link after:absolute after:-inset-x-2 after:-inset-y-2.5 print:hidden"
    >
      {children}
    </Link>
  );
}

/** Removes the first year if both dates have the same year. */
function withoutFirstYear(period: string): string {
  return period.replace(/\u00a0(\d{4})( ถึง .*\1)$/, '$2');
}
