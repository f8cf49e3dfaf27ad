import { describePosted } from '@sahakorn/contract/posting-words';
import { formatYear } from '@sahakorn/thai/date';
import { Money } from '@sahakorn/ui/money';
import { WholeWords } from '@sahakorn/ui/whole-words';
import type { ReactNode } from 'react';
import { formatInstalmentRange } from '../../domain/loan/instalment-range.ts';
import { formatDayAndMonth, formatMonthRange } from './describe-forecast.ts';
import type { LoanForecast, LoanTrial } from './loan-endpoints.ts';

type LoanYearsProps = { forecast: LoanForecast; trial: LoanTrial['value'] | null };
type Year = LoanForecast['years'][number];

const ROW = 'border-t border-line first:border-t-0 @max-pair:block @max-pair:py-3';
const CELL =
  'px-2 py-1.5 text-end align-baseline @max-pair:flex @max-pair:flex-wrap @max-pair:justify-between @max-pair:gap-x-3 @max-pair:p-0';
const HEAD = 'px-2 py-1.5 text-end align-bottom font-semibold';

/** The past and future payments of a loan by year: the data of its chart. */
export function LoanYears({ forecast, trial }: LoanYearsProps) {
  const { years, end, principal_balance } = forecast;
  const firstPlanned = years.find(({ state }) => state === 'planned');
  const left = end.value?.periods_left ?? 0;
  return (
    <div className="wrap-figures @container">
      <table className="w-full text-sm @max-pair:block">
        <caption className="sr-only">
          เงินต้นและดอกเบี้ยของสัญญา {forecast.loan_contract_no} แยกตามปี จำนวนเงินเป็นบาท
        </caption>
        <thead className="border-b border-line-strong bg-subtle @max-pair:sr-only">
          <tr>
            <th scope="col" className="px-2 py-1.5 text-start align-bottom font-semibold">
              ปี
            </th>
            {['งวด', 'เงินต้น', 'ดอกเบี้ย', 'คงเหลือ', ...(trial ? ['คงเหลือ ถ้าชำระเพิ่ม'] : [])].map((head) => (
              <th key={head} scope="col" className={HEAD}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="@max-pair:block">
          {years.map((year) => (
            <tr
              key={`${year.year} ${year.state}`}
              className={year === firstPlanned ? `${ROW} border-t-2 border-t-line-strong` : ROW}
            >
              <th
                scope="row"
                className="px-2 py-1.5 text-start align-baseline font-normal @max-pair:block @max-pair:p-0"
              >
                <YearHead year={year} years={years} />
              </th>
              <Cell label="งวด">{formatInstalmentRange(year)}</Cell>
              <Cell label="เงินต้น">
                <Money value={year.principal_amount} />
              </Cell>
              <Cell label="ดอกเบี้ย">
                <Money value={year.interest_amount} />
              </Cell>
              <Cell label="คงเหลือ">
                <Money value={year.principal_balance} />
              </Cell>
              {trial && (
                <Cell label="ถ้าชำระเพิ่ม">{year.state === 'planned' && getTrialBalance(trial, year)}</Cell>
              )}
            </tr>
          ))}
        </tbody>
        {left > 0 && (
          <tfoot className="@max-pair:block print:table-row-group">
            <tr className="border-t-2 border-text font-semibold @max-pair:block @max-pair:py-2">
              <th scope="row" className="px-2 py-1.5 text-start @max-pair:block @max-pair:p-0">
                ที่เหลือ
              </th>
              <Cell label="งวด">{left} งวด</Cell>
              <Cell label="เงินต้น">
                <Money value={principal_balance} />
              </Cell>
              <Cell label="ดอกเบี้ย">
                <Money value={end.value?.interest_amount} />
              </Cell>
              <Cell label="คงเหลือ">{null}</Cell>
              {trial && <Cell label="ถ้าชำระเพิ่ม">{null}</Cell>}
            </tr>
          </tfoot>
        )}
      </table>
      {years.map(
        ({ year, posted_balance: posted }) =>
          posted && (
            <p key={year} className="mt-3 text-sm">
              <WholeWords>{describePosted(`ยอดสิ้นปี\u00A0${formatYear(year)} `, posted)}</WholeWords>
            </p>
          ),
      )}
    </div>
  );
}

/** A cell with its column head, shown when the table becomes a list. */
function Cell({ label, children }: { label: string; children: ReactNode }) {
  if (children === false || children === null)
    return (
      <td className="@max-pair:hidden">
        <span className="sr-only">ไม่มี</span>
      </td>
    );
  return (
    <td className={CELL}>
      <span className="text-text-muted @pair:hidden" aria-hidden>
        {label}
      </span>
      <span className="@max-pair:ms-auto">{children}</span>
    </td>
  );
}

function YearHead({ year, years }: { year: Year; years: readonly Year[] }) {
  const { year: number, state, from, to } = year;
  const isSplit = years.filter((other) => other.year === number).length > 1;
  const note = isSplit
    ? state === 'paid'
      ? `ถึง ${formatDayAndMonth(to)}`
      : formatMonthRange(from, to)
    : state === 'paid'
      ? 'ชำระแล้ว'
      : '';
  return (
    <>
      <span className="@max-pair:font-semibold">{formatYear(number)}</span>{' '}
      <span className="text-text-muted">{note}</span>
    </>
  );
}

function getTrialBalance({ years, last_day }: NonNullable<LoanTrial['value']>, { year }: Year): ReactNode {
  const tried = years.find((other) => other.year === year);
  if (tried) return <Money value={tried.principal_balance} />;
  return last_day !== null && year !== null && last_day < String(year) ? 'หมดแล้ว' : null;
}
