import { toBuddhistYear } from '@sahakorn/thai/date';
import { SelectField } from '@sahakorn/ui/select-field';
import { PageActions } from '../../components/page-actions.tsx';

type YearFieldProps = {
  /** Gregorian, the newest first. */
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
