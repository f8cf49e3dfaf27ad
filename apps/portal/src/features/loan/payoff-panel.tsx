import { skipToken } from '@reduxjs/toolkit/query';
import { explainMissing } from '@sahakorn/contract/worked-out-words';
import { todayIso } from '@sahakorn/thai/date';
import { addDays } from '@sahakorn/thai/date-arithmetic';
import { getWeekday, parseIsoDate } from '@sahakorn/thai/iso-date';
import { Button } from '@sahakorn/ui/button';
import { Panel, PanelHead, PanelNote } from '@sahakorn/ui/panel';
import { ThaiDateField } from '@sahakorn/ui/thai-date-field';
import { WholeWords } from '@sahakorn/ui/whole-words';
import { useState } from 'react';
import { type ApiError, isApiError } from '../../lib/api/api-error.ts';
import { getErrorSentence } from '../../lib/api/error-sentence.ts';
import { useNow } from '../../lib/config/use-now.ts';
import { type LoanForecast, useGetLoanPayoffQuery } from './loan-endpoints.ts';
import { PayoffLines } from './payoff-lines.tsx';

/** How many days ahead a payoff can be calculated if the end of the loan is unknown. */
const DAYS_AHEAD = 365;

const TOO_EARLY = 'คิดย้อนหลังไม่ได้ เลือกวันที่ไม่ก่อน';
const TOO_LATE = {
  repaid: 'หนี้หมดก่อนแล้วตามงวดที่เหลือ เลือกวันที่ไม่เกิน',
  unknown: 'ไกลเกินกว่าจะคิดได้ เลือกวันที่ไม่เกิน',
};

/** By weekday number. */
const WEEKEND: Readonly<Record<number, string>> = { 0: 'วันอาทิตย์', 6: 'วันเสาร์' };

const ANSWER =
  'border-line not-first:border-t @panel:not-first:border-t-0 @panel:not-first:border-l print:border-0!';

/** The payoff amount on a chosen day. The last amount stays until the next one is loaded. */
export function PayoffPanel({ forecast }: { forecast: LoanForecast }) {
  const { loan_contract_no: contractNo, payoff } = forecast;
  const payDay = payoff.value?.day ?? null;
  const [day, setDay] = useState(payDay);
  const asks = contractNo !== null && day !== null && day !== payDay;
  const query = useGetLoanPayoffQuery(asks ? { contractNo, day } : skipToken);
  const answer = (asks && query.data) || payoff;
  return (
    <Panel>
      <PanelHead title="ปิดหนี้ในวันที่เลือก" />
      <div className="grid grid-cols-1 @panel:grid-cols-2 print:block">
        {payDay !== null && <PayoffDay forecast={forecast} first={payDay} day={day} onDayChange={setDay} />}
        <div aria-live="polite" aria-busy={query.isFetching} className={ANSWER}>
          {asks && isApiError(query.error) ? (
            <Failed error={query.error} onRetry={() => void query.refetch()} />
          ) : answer.value ? (
            <PayoffLines payoff={answer.value} plan={forecast.plan.value ?? []} />
          ) : (
            <p className="px-inset py-4">
              <WholeWords>{`ยังบอกยอดปิดหนี้ไม่ได้ สัญญานี้${explainMissing(answer)}`}</WholeWords>
            </p>
          )}
        </div>
      </div>
      {payDay !== null && <PanelNote>เป็นการคำนวณ ยังไม่มีผลกับสัญญา ตรวจสอบยอดกับสหกรณ์ก่อนชำระ</PanelNote>}
    </Panel>
  );
}

type PayoffDayProps = {
  forecast: LoanForecast;
  /** The initial day. */
  first: string;
  day: string | null;
  /** Called with each valid day. */
  onDayChange: (day: string) => void;
};

function PayoffDay({ forecast, first, day, onDayChange }: PayoffDayProps) {
  const now = useNow();
  const today = todayIso(now);
  const lastPaid = forecast.interest_paid_to ?? forecast.paid.at(-1)?.day ?? today;
  const lastDay = forecast.end.value?.last_day ?? null;
  const weekend = day === null ? null : getWeekendName(day);
  return (
    <div className="px-inset py-4 print:hidden">
      <ThaiDateField
        label="วันที่จะชำระ"
        defaultValue={first}
        now={now}
        min={lastPaid > today ? lastPaid : today}
        max={lastDay ?? addDays(today, DAYS_AHEAD)}
        words={{ tooEarly: TOO_EARLY, tooLate: lastDay === null ? TOO_LATE.unknown : TOO_LATE.repaid }}
        onValueChange={(next) => next !== null && onDayChange(next)}
      />
      {weekend !== null && (
        <p className="pt-2">
          <WholeWords>{`เป็น${weekend} สหกรณ์อาจปิดทำการ สอบถามก่อนไปชำระ`}</WholeWords>
        </p>
      )}
    </div>
  );
}

function Failed({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  return (
    <div className="grid justify-items-start gap-3 px-inset py-4">
      <p>ยังคำนวณไม่ได้ {getErrorSentence(error)}</p>
      <Button onClick={onRetry}>ลองอีกครั้ง</Button>
    </div>
  );
}

function getWeekendName(day: string): string | null {
  const date = parseIsoDate(day);
  return (date && WEEKEND[getWeekday(date)]) ?? null;
}
