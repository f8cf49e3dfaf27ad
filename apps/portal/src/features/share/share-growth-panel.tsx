import { formatYearDays } from '@sahakorn/contract/accounting-year-words';
import { describePosted } from '@sahakorn/contract/posting-words';
import { formatYear } from '@sahakorn/thai/date';
import { absMoney, addMoney, formatMoney, getMoneySign, subtractMoney } from '@sahakorn/thai/money';
import { Alert } from '@sahakorn/ui/alert';
import { GrowthChart } from '@sahakorn/ui/bar-chart';
import { Money } from '@sahakorn/ui/money';
import { Panel, PanelBody, PanelHead } from '@sahakorn/ui/panel';
import { WholeWords } from '@sahakorn/ui/whole-words';
import type { ReactNode } from 'react';
import { FeedView } from '../../components/feed/feed-view.tsx';
import { type ShareYear, useListShareYearsQuery } from './share-endpoints.ts';
import { getGrowth, type Growth } from './share-growth.ts';

/** The share capital since the start of the ledger, by year. */
export function ShareGrowthPanel() {
  return (
    <FeedView query={useListShareYearsQuery()} what="หุ้นที่สะสมมา">
      {(years) => years.length > 0 && <GrowthPanel years={years} />}
    </FeedView>
  );
}

function GrowthPanel({ years }: { years: readonly ShareYear[] }) {
  const growth = getGrowth(years);
  const table = <YearTable years={years} />;
  const last = years.at(-1);
  const days = last ? formatYearDays(last) : null;
  const differing = years.filter(({ difference }) => getMoneySign(difference));
  return (
    <Panel>
      <PanelHead title="หุ้นที่สะสมมา" />
      <PanelBody className="grid gap-4">
        {growth ? (
          <Chart growth={growth} table={table} />
        ) : (
          <>
            <p>ยังแสดงเป็นแผนภูมิไม่ได้ เพราะสมุดหุ้นมียอดที่ไม่ทราบ</p>
            {table}
          </>
        )}
        {days !== null && (
          <p className="text-sm text-text-muted">
            <WholeWords>{`ปีบัญชี ${formatYear(last?.year ?? null)} คือ ${days}`}</WholeWords>
          </p>
        )}
        {years.map(
          ({ year, posted_closing: posted }) =>
            posted && (
              <p key={year} className="text-sm">
                <WholeWords>{describePosted(`ยอดสิ้นปี\u00A0${formatYear(year)} `, posted)}</WholeWords>
              </p>
            ),
        )}
        {differing.map(({ year, difference }) => (
          <Alert key={year} tone="warning" title={`ยอดสิ้นปี ${formatYear(year)} ไม่ตรงกับรายการ`}>
            {`ยอดตามสมุดต่างจากยอดต้นปีรวมรายการในปี ${formatMoney(difference, { sign: 'always' })}\u00A0บาท สอบถามได้ที่สหกรณ์`}
          </Alert>
        ))}
      </PanelBody>
    </Panel>
  );
}

function Chart({ growth, table }: { growth: Growth; table: ReactNode }) {
  const { since, opening, closing, years } = growth;
  const increase = subtractMoney(closing, opening);
  return (
    <>
      <p>
        {getMoneySign(increase) === -1 ? 'ลดลง' : 'เพิ่มขึ้น'}{' '}
        <Money value={absMoney(increase)} className="font-semibold wrap-anywhere whitespace-normal" unit />{' '}
        <span className="inline-block">ตั้งแต่ปี {formatYear(since)}</span>
      </p>
      <GrowthChart
        description={describe(growth)}
        caption="หุ้นรายปี (บาท)"
        opening={opening}
        years={years}
        table={table}
      />
      {getMoneySign(opening) === 1 && (
        <p className="text-sm text-text-muted">
          <WholeWords>{`ก่อนปี ${formatYear(since)} มีเฉพาะยอดยกมา รายการเดิมดูได้ที่สหกรณ์`}</WholeWords>
        </p>
      )}
    </>
  );
}

function describe({ since, opening, closing, years, exceptional }: Growth): string {
  const begun = getMoneySign(opening) === 1 ? `จากยอดยกมา ${formatMoney(opening)} ` : '';
  const extra =
    exceptional === null
      ? ''
      : ` ซื้อเพิ่มมากที่สุดปี ${formatYear(exceptional.year)} ${formatMoney(exceptional.amount)}`;
  return `ทุนเรือนหุ้นเมื่อสิ้นปี ตั้งแต่ปี ${formatYear(since)} ${begun}เป็น ${formatMoney(closing)} ในปี ${years.at(-1)?.label}${extra}`;
}

const HEADS = ['ปี', 'ต้นปี', 'ซื้อ', 'ถอน/โอน', 'สิ้นปี'] as const;

function YearTable({ years }: { years: readonly ShareYear[] }) {
  return (
    <div className="@container">
      <table className="w-full text-end text-sm">
        <caption className="sr-only">หุ้นรายปี (บาท)</caption>
        <thead className="@max-pair:sr-only">
          <tr className="border-b border-line-strong">
            {HEADS.map((head, index) => (
              <th key={head} scope="col" className={`py-1.5 ${index === 0 ? 'text-start' : 'ps-3'}`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {years.toReversed().map((year) => (
            <YearRow key={year.year} year={year} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function YearRow({ year }: { year: ShareYear }) {
  const { opening, brought_forward } = year;
  const begun = opening === null || brought_forward === null ? null : addMoney(opening, brought_forward);
  const amounts = [begun, year.bought, year.withdrawn, year.closing];
  return (
    <tr className="border-b border-line @max-pair:grid @max-pair:grid-cols-2 @max-pair:gap-x-4 @max-pair:py-1.5 @max-tiny:grid-cols-1">
      <th scope="row" className="py-1.5 text-start @max-pair:col-span-full @max-pair:py-0">
        {formatYear(year.year)}
      </th>
      {amounts.map((amount, index) => (
        <td
          key={HEADS[index + 1]}
          className="py-1.5 ps-3 whitespace-nowrap @max-pair:flex @max-pair:flex-wrap @max-pair:justify-between @max-pair:p-0"
        >
          <span aria-hidden className="text-text-muted @pair:hidden">
            {HEADS[index + 1]}
          </span>
          <Money
            value={amount}
            className="@max-tiny:ms-auto @max-tiny:wrap-anywhere @max-tiny:whitespace-normal"
          />
        </td>
      ))}
    </tr>
  );
}
