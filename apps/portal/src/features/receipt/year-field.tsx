import { toBuddhistYear, todayIso } from '@sahakorn/thai/date';
import { SelectField } from '@sahakorn/ui/select-field';
import { SkeletonPanel } from '@sahakorn/ui/skeleton';
import { PageActions } from '../../components/page-actions.tsx';
import { useNow } from '../../lib/config/use-now.ts';

type YearFieldProps = {
  years: readonly number[];
  value: number;
  onValueChange?: (year: number) => void;
};

export function YearField({ years, value, onValueChange }: YearFieldProps) {
  return (
    <PageActions>
      <div className="flex items-center gap-3">
        <span aria-hidden className="font-semibold">
          ปี
        </span>
        <div className="w-32 min-w-0">
          <SelectField
            label={<span className="sr-only">ปี</span>}
            value={value}
            onChange={({ target }) => onValueChange?.(Number(target.value))}
          >
            {years.map((year) => (
              <option key={year} value={year}>
                {toBuddhistYear(year)}
              </option>
            ))}
          </SelectField>
        </div>
      </div>
    </PageActions>
  );
}

export function PapersSkeleton() {
  const year = Number.parseInt(todayIso(useNow()), 10);
  return (
    <div className="grid gap-5">
      <YearField years={[year]} value={year} />
      <SkeletonPanel lines={3} />
      <SkeletonPanel lines={6} />
    </div>
  );
}
