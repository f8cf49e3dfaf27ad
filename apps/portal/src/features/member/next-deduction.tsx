import { formatThaiMonth, todayIso } from '@sahakorn/thai/date';
import { formatMoney } from '@sahakorn/thai/money';
import { Money } from '@sahakorn/ui/money';
import { ThaiDate } from '@sahakorn/ui/thai-date';
import { WholeWords } from '@sahakorn/ui/whole-words';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { type Deduction, useGetDeductionQuery } from '../../domain/deduction/deduction-endpoints.ts';
import { describeDifference } from '../../domain/deduction/describe-change.ts';
import {
  type MergedCause,
  findMainCause,
  joinNames,
  listUnchanged,
  mergeCauses,
} from '../../domain/deduction/merge-causes.ts';
import { PhraseList } from '../../domain/deduction/phrase-list.tsx';
import { useNow } from '../../lib/config/use-now.ts';
import { paths } from '../../lib/paths.ts';
import { type DeductionState, describeWait, getDeductionState } from './deduction-state.ts';
import { RowPart, RowSkeleton } from '../../components/feed/row-part.tsx';

const TITLES: Readonly<Record<Exclude<DeductionState, 'none'>, string>> = {
  due: 'จะหักวันที่',
  awaited: 'ถึงกำหนดหัก',
  taken: 'หักแล้ว',
  missed: 'เรียกเก็บ',
};

const NOTES: Readonly<Partial<Record<DeductionState, string>>> = {
  awaited: 'รอผลการหัก',
  missed: 'เก็บไม่ได้',
};

/** The next deduction, its date, and how it changed. */
export function NextDeduction() {
  return (
    <section aria-labelledby="next-deduction" className="flex flex-col">
      <h2 id="next-deduction" className="sr-only">
        ยอดที่จะหักครั้งถัดไป
      </h2>
      <RowPart
        query={useGetDeductionQuery()}
        what="ยอดที่จะหัก"
        skeleton={<RowSkeleton className="min-h-54 border-t-0" />}
      >
        {(deduction) => <DeductionBody deduction={deduction} />}
      </RowPart>
    </section>
  );
}

function DeductionBody({ deduction }: { deduction: Deduction | null }) {
  const today = todayIso(useNow());
  const state = deduction ? getDeductionState(deduction, today) : 'none';
  return (
    <div className="flex flex-1 flex-col items-start px-inset pt-3.5 pb-1 @panel:pt-4">
      {deduction === null || state === 'none' ? (
        <NoBill day={deduction?.next_pay_day.value ?? null} today={today} />
      ) : (
        <Bill
          deduction={deduction}
          title={TITLES[state]}
          note={NOTES[state] ?? describeWait(deduction.day, today)}
        />
      )}
    </div>
  );
}

function NoBill({ day, today }: { day: string | null; today: string }) {
  const [year, month] = today.split('-').map(Number);
  return (
    <>
      <p className="font-semibold">
        <WholeWords>{`ยังไม่มีใบแจ้งหนี้เดือน${formatThaiMonth(year ?? null, month ?? null)}`}</WholeWords>
      </p>
      {day !== null && day >= today && (
        <p className="pb-3 text-text-muted">
          วันหักตามระเบียบ <ThaiDate value={day} style="short" />
        </p>
      )}
    </>
  );
}

function Bill({ deduction, title, note }: { deduction: Deduction; title: string; note: string | null }) {
  const { day, charged_amount } = deduction;
  return (
    <>
      <p className="flex w-full flex-wrap items-baseline justify-between gap-x-3 leading-tight">
        <b>
          {title} <ThaiDate value={day} style="short" />
        </b>{' '}
        {note && <span className="text-sm text-text-muted">{note}</span>}
      </p>
      <Money
        value={charged_amount}
        unit
        size="single"
        className="wrap-anywhere whitespace-normal @max-panel:text-3xl @max-tiny:text-lg"
      />
      <Explanation deduction={deduction} />
      <Link
        to={paths.receipts}
        className="link-line mt-auto inline-flex min-h-11 items-center gap-1 font-semibold text-link hover:decoration-2 print:hidden"
      >
        ดูที่มาของยอดนี้
        <ChevronRight aria-hidden className="size-5 shrink-0" />
      </Link>
    </>
  );
}

/** Narrow screens show the largest cause in one sentence, wider ones all causes. */
function Explanation({ deduction }: { deduction: Deduction }) {
  const { charged_amount, before, difference } = deduction;
  const words = describeDifference(charged_amount, before?.charged_amount);
  if (words === null || difference === null) return null;
  const causes = mergeCauses(deduction);
  const main = findMainCause(causes, difference);
  return (
    <>
      <p className="leading-tight">
        <b className="inline-block">{words}</b>{' '}
        {causes.length > 0 && !words.endsWith('เดือนก่อน') && <span className="inline-block">จากเดือนก่อน</span>}{' '}
        {main && (
          <span className="@panel:hidden">
            <PhraseList phrases={describeMainCause(main)} />
          </span>
        )}
        <span className="text-text-muted @max-panel:hidden">
          ({formatMoney(before?.charged_amount ?? null)})
        </span>
      </p>
      <Causes causes={causes} unchanged={listUnchanged(deduction)} />
    </>
  );
}

function Causes({ causes, unchanged }: { causes: readonly MergedCause[]; unchanged: readonly string[] }) {
  return (
    <dl className="mt-2 w-full divide-y divide-line border-y border-line @max-panel:hidden">
      {causes.map(({ key, phrases, amount }) => (
        <div key={key} className="flex justify-between gap-4 py-1.5 leading-tight">
          <dt>
            <PhraseList phrases={phrases} />
          </dt>
          <dd className="whitespace-nowrap tabular-nums">{formatMoney(amount, { sign: 'always' })}</dd>
        </div>
      ))}
      {unchanged.length > 0 && (
        <div className="flex justify-between gap-4 py-1.5 leading-tight text-text-muted">
          <dt>
            <WholeWords>{joinNames(unchanged)}</WholeWords>
          </dt>
          <dd className="whitespace-nowrap">เท่าเดิม</dd>
        </div>
      )}
    </dl>
  );
}

/** `เพราะงวดนี้คิดดอกเบี้ย 33 วัน`, `เดือนก่อน 28 วัน`. */
function describeMainCause({ key, phrases: [first = '', ...others] }: MergedCause): string[] {
  return [`เพราะ${key === 'days' ? 'งวดนี้' : ''}${first}`, ...others];
}
