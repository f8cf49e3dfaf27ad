import { formatYear } from '@sahakorn/thai/date';
import { Schedule } from '@sahakorn/ui/schedule';
import { formatInstalmentRange } from '../../domain/loan/instalment-range.ts';
import { formatDayAndMonth, formatMonthRange } from './forecast-words.ts';
import type { LoanForecast, LoanTrial } from './loan-endpoints.ts';

type LoanYearsProps = { forecast: LoanForecast; trial: LoanTrial['value'] | null };
type Year = LoanForecast['years'][number];

/** The payments of a loan by year, those of the ledger and those to come: the same as its line. */
export function LoanYears({ forecast, trial }: LoanYearsProps) {
  const { years, end, principal_balance } = forecast;
  const left = end.value?.periods_left ?? 0;
  return (
    <Schedule
      className="-mx-inset"
      caption={`เงินต้นและดอกเบี้ยของสัญญา ${forecast.loan_contract_no} แยกตามปี จำนวนเงินเป็นบาท`}
      rows={years.map((year) => ({
        key: `${year.year} ${year.state}`,
        period: formatYear(year.year),
        note: getNote(year, years),
        paid: year.state === 'paid',
        instalments: formatInstalmentRange(year),
        principal: year.principal_amount,
        interest: year.interest_amount,
        balance: year.principal_balance,
        trial: trial && year.state === 'planned' ? getTrialBalance(trial, year) : undefined,
      }))}
      sums={
        left > 0
          ? {
              instalments: `${left} งวด`,
              principal: principal_balance,
              interest: end.value?.interest_amount ?? null,
            }
          : undefined
      }
    />
  );
}

function getNote({ year, state, from, to }: Year, years: readonly Year[]): string | undefined {
  const isSplit = years.filter((other) => other.year === year).length > 1;
  if (isSplit) return state === 'paid' ? `ถึง ${formatDayAndMonth(to)}` : formatMonthRange(from, to);
  return state === 'paid' ? 'ชำระแล้ว' : undefined;
}

function getTrialBalance({ years, last_day }: NonNullable<LoanTrial['value']>, { year }: Year) {
  const tried = years.find((other) => other.year === year);
  if (tried) return tried.principal_balance;
  return last_day !== null && year !== null && last_day < String(year) ? 'repaid' : undefined;
}
