import type { StatementFiltersProps } from '../../domain/statement/statement-filters.tsx';
import { EntryFilters } from './entry-filters.tsx';
import { ResultSummary } from './result-summary.tsx';
import { MonthFlow } from './month-flow.tsx';
import { RangeDays } from './range-days.tsx';
import { RangePresets } from './range-presets.tsx';
import type { DepositAddress } from './use-deposit-address.ts';

type DepositFiltersProps = Omit<StatementFiltersProps, 'children'> & {
  address: DepositAddress;
};

/** Range, chart and filters of an account's movements. */
export function DepositFilters({ address, kinds, found }: DepositFiltersProps) {
  const { preset, range } = address;
  return (
    <>
      <div className="grid gap-3 px-inset pt-3 pb-3 @wide:gap-4 @wide:py-4">
        <RangePresets {...address} />
        {preset === 'custom' && <RangeDays key={`${range.from} ${range.to}`} {...address} />}
        <MonthFlow {...address} />
      </div>
      <div className="flex flex-wrap reading-as-seen items-center gap-x-2 gap-y-3 px-inset pb-3 @wide:border-t @wide:border-line @wide:py-4">
        <EntryFilters address={address} kinds={kinds} />
        <ResultSummary address={address} found={found} />
      </div>
    </>
  );
}
