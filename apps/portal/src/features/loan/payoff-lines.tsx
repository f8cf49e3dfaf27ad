import { formatThaiDate } from '@sahakorn/thai/date';
import { getMoneySign } from '@sahakorn/thai/money';
import { BreakdownLine, BreakdownList } from '@sahakorn/ui/breakdown-list';
import { Money } from '@sahakorn/ui/money';
import type { LoanForecast, LoanPayoff } from './loan-endpoints.ts';

type PayoffLinesProps = {
  payoff: NonNullable<LoanPayoff['value']>;
  plan: NonNullable<LoanForecast['plan']['value']>;
};

/** Principal, interest and total on a day, and the instalments deducted before it. */
export function PayoffLines({ payoff, plan }: PayoffLinesProps) {
  const { day, days, principal_amount, interest_amount, arrear_amount, total_amount } = payoff;
  return (
    <BreakdownList>
      <BreakdownLine
        label="เงินต้น"
        detail={describePaidBefore(plan, day)}
        amount={<Money value={principal_amount} />}
      />
      <BreakdownLine
        label="ดอกเบี้ยถึงวันนั้น"
        detail={days !== null && `${days} วัน`}
        amount={<Money value={interest_amount} />}
      />
      {Boolean(getMoneySign(arrear_amount)) && (
        <BreakdownLine label="ดอกเบี้ยก่อนหน้าที่ยังไม่ได้ชำระ" amount={<Money value={arrear_amount} />} />
      )}
      <BreakdownLine
        level="total"
        label={`ปิดหนี้ ${formatThaiDate(day, { style: 'short' })}`}
        amount={<Money value={total_amount} unit />}
      />
    </BreakdownList>
  );
}

/** `หลังหักงวดที่ 27–28 แล้ว`; null if no instalment is due before the day. */
function describePaidBefore(plan: PayoffLinesProps['plan'], day: string | null): string | null {
  const periods = plan
    .filter((row) => row.day !== null && day !== null && row.day < day)
    .flatMap(({ period }) => period ?? []);
  const [first] = periods;
  const last = periods.at(-1);
  if (first === undefined) return null;
  return `หลังหักงวดที่ ${first === last ? first : `${first}–${last}`} แล้ว`;
}
