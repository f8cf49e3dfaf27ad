import { todayIso } from '@sahakorn/thai/date';
import { SkeletonPanel } from '@sahakorn/ui/skeleton';
import { useNow } from '../../lib/config/use-now.ts';
import { YearField } from './year-field.tsx';

/** Includes the year field, so that nothing moves when the papers arrive. */
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
