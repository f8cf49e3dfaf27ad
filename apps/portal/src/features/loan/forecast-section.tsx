import { formatThaiDate, todayIso } from '@sahakorn/thai/date';
import { formatMoney } from '@sahakorn/thai/money';
import { formatRate } from '@sahakorn/thai/number';
import { Alert } from '@sahakorn/ui/alert';
import { AreaChart } from '@sahakorn/ui/area-chart';
import { PassbookCells } from '@sahakorn/ui/passbook';
import { Phrases } from '@sahakorn/ui/phrases';
import { SummaryTile } from '@sahakorn/ui/summary-tile';
import { WholeWords } from '@sahakorn/ui/whole-words';
import { useMemo } from 'react';
import { useNow } from '../../lib/config/use-now.ts';
import { formatLoanEnd, getUnknownReason } from '../../domain/loan/loan-end.ts';
import { describeChart, describeDifference, describeProgress } from './describe-forecast.ts';
import type { LoanForecast, LoanTrial } from './loan-endpoints.ts';
import { LoanYears } from './loan-years.tsx';
import { findLastPaidDay } from './describe-missed.ts';

type ForecastSectionProps = { forecast: LoanForecast; trial: LoanTrial['value'] | null };

/** The past and future of a loan: its last month, the chart of its balance, and what is still to pay. */
export function ForecastSection({ forecast, trial }: ForecastSectionProps) {
  const difference = describeDifference(forecast);
  return (
    <>
      <div className="px-inset pt-4 pb-3">
        <p className="font-head text-xl leading-head font-semibold">
          {/* Phrases do not break, except between month and year if wider than the line. */}
          <Phrases>{formatLoanEnd(forecast).replaceAll('\u00A0', ' ')}</Phrases>
        </p>
        {forecast.end.value === null && (
          <p>
            <WholeWords>{[getUnknownReason(forecast), ...describeSuspension(forecast)].join(' ')}</WholeWords>
          </p>
        )}
        <p className="text-text-muted">
          {describeProgress(forecast).map((words) => (
            <span key={words} className="me-2 inline-block">
              {words}
            </span>
          ))}
        </p>
        {difference !== null && (
          <Alert tone="warning" title="จำนวนงวดไม่ตรงกับสัญญา" className="mt-3">
            {difference}
          </Alert>
        )}
        <LoanChart forecast={forecast} trial={trial} />
      </div>
      <LoanFacts forecast={forecast} />
    </>
  );
}

/** Since when payments are suspended, and whom to ask. */
function describeSuspension({ standing, paid }: LoanForecast): string[] {
  if (standing !== 'suspended') return [];
  const day = findLastPaidDay(paid);
  return [
    ...(day === null ? [] : [`ชำระครั้งล่าสุด ${formatThaiDate(day, { style: 'short' })}`]),
    'สอบถามวันที่เริ่มชำระต่อได้ที่สหกรณ์',
  ];
}

function LoanChart({ forecast, trial }: ForecastSectionProps) {
  const today = todayIso(useNow());
  const past = useMemo(() => toPoints(forecast.paid), [forecast]);
  const plan = useMemo(() => toPoints(forecast.plan.value ?? []), [forecast]);
  const tried = useMemo(() => toPoints(trial?.plan ?? []), [trial]);
  return (
    <AreaChart
      className="mt-3"
      description={describeChart(forecast, trial)}
      caption={`เงินต้นและดอกเบี้ยของสัญญา ${forecast.loan_contract_no} แยกตามปี`}
      past={past}
      plan={plan}
      trial={tried}
      today={today}
      table={<LoanYears forecast={forecast} trial={trial} />}
    />
  );
}

type Balance = { day: string | null; principal_balance: string | null };

/** Omits points with an invalid date or amount. */
function toPoints(rows: readonly Balance[]) {
  return rows.flatMap(({ day, principal_balance: value }) =>
    day && value !== null ? [{ date: day, value }] : [],
  );
}

function LoanFacts({ forecast }: Pick<ForecastSectionProps, 'forecast'>) {
  const { end, payoff, loan_approve_amount, principal_balance, interest_rate } = forecast;
  return (
    <PassbookCells columns={3} className="border-t border-line">
      <SummaryTile
        label="เงินต้นคงเหลือ"
        amount={principal_balance}
        caption={`จากวงเงิน ${formatMoney(loan_approve_amount)}`}
      />
      {end.value && (
        <SummaryTile
          label="ดอกเบี้ยที่เหลือ"
          amount={end.value.interest_amount}
          unit=""
          caption={interest_rate === null ? null : `ร้อยละ ${formatRate(interest_rate)} ต่อปี คิดรายวัน`}
        />
      )}
      {payoff.value && (
        <SummaryTile
          label={`ปิดหนี้ ${formatThaiDate(payoff.value.day, { style: 'short' })}`}
          amount={payoff.value.total_amount}
          unit=""
          caption={`เงินต้นและดอกเบี้ย ${payoff.value.days ?? ' - '} วัน`}
        />
      )}
    </PassbookCells>
  );
}
