import { formatNumber } from '@sahakorn/thai/number';
import { Link } from 'react-router-dom';
import { periodWords } from '../../domain/statement/file-name.ts';
import type { StatementFiltersProps } from '../../domain/statement/statement-filters.tsx';
import { EntryFilters } from './entry-filters.tsx';
import { MonthFlow } from './month-flow.tsx';
import { RangeDays } from './range-days.tsx';
import { RangePresets } from './range-presets.tsx';
import type { DepositAddress } from './use-deposit-choice.ts';

type DepositFiltersProps = Omit<StatementFiltersProps, 'children'> & {
  accountNo: string;
  address: DepositAddress;
};

/** What stands between the cover of an account and its movements. */
export function DepositFilters({ accountNo, address, kinds, choice, found }: DepositFiltersProps) {
  const { preset, range } = address;
  return (
    <>
      <div className="grid gap-3 px-inset pt-3 pb-3 @wide:gap-4 @wide:py-4">
        <RangePresets {...address} />
        {preset === 'custom' && <RangeDays key={`${range.from} ${range.to}`} {...address} />}
        <MonthFlow accountNo={accountNo} address={address} />
      </div>
      <div className="grid gap-2 px-inset pb-2 @wide:gap-3 @wide:border-t @wide:border-line @wide:py-4">
        <EntryFilters address={address} kinds={kinds} />
        <Found choice={choice} found={found} address={address} />
      </div>
    </>
  );
}

function Found({ choice, found, address }: Pick<DepositFiltersProps, 'choice' | 'found' | 'address'>) {
  const { range, getSearch } = address;
  const limited = range.from !== undefined || range.to !== undefined;
  return (
    <div className="flex min-h-6 flex-wrap items-center gap-x-3 text-sm">
      <output data-slot="deposit-found">
        {found && (
          <>
            {found.count !== null && (
              <span className="@max-wide:sr-only">
                พบ {formatNumber(found.count, { decimals: 0 })}&nbsp;รายการ{' '}
              </span>
            )}
            {withoutFirstYear(periodWords(choice, found))}
          </>
        )}
      </output>
      {limited && (
        <Link
          to={{ search: getSearch({ from: null, to: null, month: null, range: 'all' }) }}
          replace
          preventScrollReset
          className="link-line relative text-link after:absolute after:-inset-x-2 after:-inset-y-2.5"
        >
          ดูทั้งหมด
        </Link>
      )}
    </div>
  );
}

/** The year once where both days are of one year. */
function withoutFirstYear(period: string): string {
  return period.replace(/\u00a0(\d{4})( ถึง .*\1)$/, '$2');
}
