import { FlowChart } from '@sahakorn/ui/bar-chart';
import { Button } from '@sahakorn/ui/button';
import { isApiError } from '../../lib/api/api-error.ts';
import { getErrorTitle } from '../../lib/api/error-sentence.ts';
import { useListDepositMonthsQuery } from './deposit-endpoints.ts';
import { toFlowMonths } from './deposit-choice.ts';
import type { DepositAddress } from './use-deposit-address.ts';

/** Inflow and outflow by month. Selecting a month filters the list below; pressing it again deselects it. */
export function MonthFlow({ months: filter, range, month, change }: DepositAddress) {
  const { currentData: sums, error, refetch } = useListDepositMonthsQuery(filter);
  if (isApiError(error))
    return (
      <p className="text-text-muted">
        ยังแสดงยอดเข้าออกรายเดือนไม่ได้ {getErrorTitle(error)}{' '}
        <Button size="sm" variant="quiet" onClick={() => void refetch()}>
          ลองอีกครั้ง
        </Button>
      </p>
    );
  if (!sums) return <div aria-hidden className="h-60 rounded-md bg-subtle" />;
  const months = toFlowMonths(sums, range);
  if (months === null) return <p className="text-text-muted">เลือกช่วงไม่เกิน 12 เดือน เพื่อดูเงินเข้าและออกรายเดือน</p>;
  return (
    <FlowChart
      caption="เงินเข้าและออกรายเดือน"
      months={months}
      pressed={month?.slice(0, 7) ?? null}
      onPressedChange={(pressed) => change({ month: pressed })}
      className="print:hidden"
    />
  );
}
