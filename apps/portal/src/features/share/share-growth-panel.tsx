import { formatYear } from '@sahakorn/thai/date';
import { formatMoney, getMoneySign } from '@sahakorn/thai/money';
import { Alert } from '@sahakorn/ui/alert';
import { Button } from '@sahakorn/ui/button';
import { Money } from '@sahakorn/ui/money';
import { Panel, PanelBody, PanelHead } from '@sahakorn/ui/panel';
import { WholeWords } from '@sahakorn/ui/whole-words';
import { useId, useState } from 'react';
import { FeedView } from '../../components/feed/feed-view.tsx';
import { GrowthChart } from './growth-chart.tsx';
import { type ShareYear, useListShareYearsQuery } from './share-endpoints.ts';
import { getGrowth, type Growth } from './share-growth.ts';

/** The shares since the book began, year by year. */
export function ShareGrowthPanel() {
  return (
    <FeedView query={useListShareYearsQuery()} what="หุ้นที่สะสมมา">
      {(years) => years.length > 0 && <GrowthPanel years={years} />}
    </FeedView>
  );
}

function GrowthPanel({ years }: { years: readonly ShareYear[] }) {
  const growth = getGrowth(years);
  const differing = years.filter(({ difference }) => getMoneySign(difference));
  return (
    <Panel>
      <PanelHead title="หุ้นที่สะสมมา" />
      <PanelBody className="grid gap-4">
        {growth ? (
          <Chart growth={growth} />
        ) : (
          <p>ยังแสดงเป็นแผนภูมิไม่ได้ เพราะสมุดหุ้นมียอดที่ไม่ทราบ ดูยอดรายปีได้ในตาราง</p>
        )}
        {differing.map(({ year, difference }) => (
          <Alert key={year} tone="warning" title={`ยอดสิ้นปี ${formatYear(year)} ไม่ตรงกับรายการ`}>
            {`ยอดตามสมุดต่างจากยอดต้นปีรวมรายการในปี ${formatMoney(difference, { sign: 'always' })}\u00A0บาท สอบถามได้ที่สหกรณ์`}
          </Alert>
        ))}
        <YearTable years={years} open={growth === null} />
      </PanelBody>
    </Panel>
  );
}

function Chart({ growth }: { growth: Growth }) {
  const { since, increase, broughtForward, columns } = growth;
  const grown = getMoneySign(increase) !== -1;
  return (
    <>
      <p>
        <WholeWords>{grown ? 'เพิ่มขึ้น ' : 'ลดลง '}</WholeWords>
        <Money value={increase.replace('-', '')} className="font-semibold" unit />{' '}
        <span className="inline-block">ตั้งแต่ปี {formatYear(since)}</span>
      </p>
      {columns.length > 1 && <GrowthChart growth={growth} description={describe(growth)} />}
      {broughtForward !== null && (
        <p className="text-sm text-text-muted">
          <WholeWords>{`ก่อนปี ${formatYear(since)} มีเฉพาะยอดยกมา รายการเดิมดูได้ที่สหกรณ์`}</WholeWords>
        </p>
      )}
    </>
  );
}

function describe({ since, broughtForward, columns, exceptional }: Growth): string {
  const last = columns.at(-1);
  const begun = broughtForward === null ? '' : `จากยอดยกมา ${formatMoney(broughtForward)} `;
  const extra =
    exceptional === null
      ? ''
      : ` ซื้อเพิ่มมากที่สุดปี ${formatYear(exceptional.year)} ${formatMoney(exceptional.amount)}`;
  return `ทุนเรือนหุ้นเมื่อสิ้นปี ตั้งแต่ปี ${formatYear(since)} ${begun}เป็น ${formatMoney(last?.note)} ในปี ${last?.label}${extra}`;
}

const HEADS = ['ปี', 'ต้นปี', 'ซื้อ', 'ถอน/โอน', 'สิ้นปี'] as const;

function YearTable({ years, open }: { years: readonly ShareYear[]; open: boolean }) {
  const id = useId();
  const [shown, setShown] = useState(open);
  return (
    <div>
      <div id={id} className={shown ? 'mb-2' : 'sr-only print:not-sr-only'}>
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
      <Button
        variant="quiet"
        size="sm"
        className="-ms-button-small print:hidden"
        aria-expanded={shown}
        aria-controls={id}
        onClick={() => setShown(!shown)}
      >
        {shown ? 'ซ่อนตาราง' : 'แสดงเป็นตาราง'}
      </Button>
    </div>
  );
}

function YearRow({ year }: { year: ShareYear }) {
  const begun = getMoneySign(year.brought_forward) ? year.brought_forward : year.opening;
  const amounts = [begun, year.bought, year.withdrawn, year.closing];
  return (
    <tr className="border-b border-line @max-pair:grid @max-pair:grid-cols-2 @max-pair:gap-x-4 @max-pair:py-1.5">
      <th scope="row" className="py-1.5 text-start @max-pair:col-span-2 @max-pair:py-0">
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
          <Money value={amount} />
        </td>
      ))}
    </tr>
  );
}
