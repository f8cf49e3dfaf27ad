import { formatThaiDate, formatYear } from '@sahakorn/thai/date';
import { formatMoney } from '@sahakorn/thai/money';
import { Button } from '@sahakorn/ui/button';
import { Panel, PanelHead } from '@sahakorn/ui/panel';
import { WholeWords } from '@sahakorn/ui/whole-words';
import { ChevronDown, Table2 } from 'lucide-react';
import { formatInstalmentRange } from '../../domain/loan/instalment-range.ts';
import { saveSchedule } from '../../domain/loan/schedule-csv.ts';
import type { LoanCalculation } from './calculator-endpoints.ts';

type Plan = NonNullable<NonNullable<LoanCalculation['plan']>['value']>;
type Payment = Plan['payments'][number];

const HEADS = ['งวด', 'วันที่', 'เงินต้น', 'ดอกเบี้ย', 'รวมชำระ', 'คงเหลือ'] as const;

/** Selectors in place of class names on each cell: a loan may have 480 payments. */
const TABLE = [
  'w-full text-end tabular-nums leading-tight [&_td]:py-2 [&_td]:ps-3 [&_th]:py-2 [&_tr]:print:break-inside-avoid',
  '@panel:[&_td:last-child]:pe-inset @panel:[&_th:last-child]:pe-inset [&_tbody_tr]:border-t [&_tbody_tr]:border-line',
  '@max-panel:block @max-panel:text-start @max-panel:[&_tbody]:block @max-panel:[&_tr]:block @max-panel:[&_tbody_tr]:px-inset @max-panel:[&_tbody_tr]:py-2',
  '@max-panel:[&_td]:flex @max-panel:[&_td]:flex-wrap @max-panel:[&_td]:justify-between @max-panel:[&_td]:gap-x-3 @max-panel:[&_td]:p-0 @max-panel:[&_th]:p-0',
  "@max-panel:[&_td]:before:text-text-muted @max-panel:[&_td]:before:content-[attr(data-label)_/_'']",
].join(' ');

/** All payments, collapsed by year, and as a file. Years expand without JavaScript too; expanded ones print. */
export function LoanPayments({ plan }: { plan: Plan }) {
  const { years, payments } = plan;
  if (payments.length === 0) return null;
  return (
    <Panel className="print:break-inside-auto print:not-has-[[open]]:hidden">
      <PanelHead title="ตารางชำระทุกงวด">
        <Button
          size="sm"
          className="print:hidden"
          onClick={() => saveSchedule(payments, `ตารางชำระเงินกู้ ${payments.length} งวด.csv`)}
        >
          <Table2 aria-hidden />
          CSV
        </Button>
      </PanelHead>
      {years.map((year, index) => (
        <details
          key={year.year ?? `at ${index}`}
          className="group border-t border-line print:not-open:hidden"
        >
          <summary className="focus-inset flex min-h-touch cursor-pointer list-none flex-wrap items-center gap-x-3 px-inset py-2 hover:bg-subtle [&::-webkit-details-marker]:hidden">
            <ChevronDown
              aria-hidden
              className="size-5 shrink-0 -rotate-90 group-open:rotate-0 print:hidden"
            />
            <span className="font-semibold">{`ปี ${formatYear(year.year)}`}</span>
            <span className="text-text-muted">
              <WholeWords>{`งวด ${formatInstalmentRange(year)}`}</WholeWords>
            </span>
          </summary>
          <PaymentTable
            caption={`งวดของปี ${formatYear(year.year)} จำนวนเงินเป็นบาท`}
            payments={payments.filter((payment) => isWithin(payment, year))}
          />
        </details>
      ))}
    </Panel>
  );
}

function isWithin({ day }: Payment, { year }: Plan['years'][number]): boolean {
  return day !== null && year !== null && day.startsWith(`${year}-`);
}

function PaymentTable({ caption, payments }: { caption: string; payments: readonly Payment[] }) {
  return (
    <div className="@container border-t border-line">
      <table className={TABLE}>
        <caption className="sr-only">{caption}</caption>
        <thead className="bg-subtle text-sm @max-panel:sr-only">
          <tr>
            {HEADS.map((head, index) => (
              <th
                key={head}
                scope="col"
                className={`${index === 0 ? 'ps-inset' : 'ps-3'} ${index < 2 ? 'text-start' : ''}`}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {payments.map((payment, index) => (
            <PaymentRow key={payment.day ?? index} payment={payment} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function PaymentRow({ payment }: { payment: Payment }) {
  const { period, day, principal_amount, interest_amount, total_amount, principal_balance } = payment;
  const amounts = [principal_amount, interest_amount, total_amount, principal_balance];
  return (
    <tr>
      <th scope="row" className="text-start font-semibold @panel:ps-inset">
        <span aria-hidden className="@panel:hidden">
          {HEADS[0]}{' '}
        </span>
        {period ?? ' - '}
      </th>
      <td data-label={HEADS[1]} className="@panel:text-start">
        {day === null ? ' - ' : formatThaiDate(day, { style: 'short' })}
      </td>
      {amounts.map((amount, index) => (
        <td key={HEADS[index + 2]} data-label={HEADS[index + 2]}>
          {formatMoney(amount)}
        </td>
      ))}
    </tr>
  );
}
