import { formatYear, todayIso } from '@sahakorn/thai/date';
import { WholeWords } from '@sahakorn/ui/whole-words';
import { CalendarClock } from 'lucide-react';
import { Stamp } from '../../components/stamp.tsx';
import { getNextYear } from '../../domain/dividend/next-year.ts';
import { useNow } from '../../lib/config/use-now.ts';
import type { DividendYear } from './dividend-endpoints.ts';

/** The next year. Its rate is not declared yet, so no amount is estimated. */
export function NextDividend({ newest }: { newest: DividendYear }) {
  const year = getNextYear(newest, todayIso(useNow()));
  if (year === null) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line px-inset py-3">
      <p className="font-semibold">
        <WholeWords>ปันผล ปี {formatYear(year)}</WholeWords>
      </p>
      <Stamp tone="info" name="ยังไม่ประกาศอัตรา" Icon={CalendarClock} />
      <p className="min-w-0 text-sm text-text-muted">
        <WholeWords>ยอดจะแสดงที่นี่หลังที่ประชุมใหญ่อนุมัติ และสหกรณ์ประกาศแล้ว</WholeWords>
      </p>
    </div>
  );
}
