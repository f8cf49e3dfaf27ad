import { explainMissing } from '@sahakorn/contract/worked-out-words';
import { formatMonthOfDate } from '@sahakorn/thai/date';
import { formatMoney } from '@sahakorn/thai/money';
import { Money } from '@sahakorn/ui/money';
import { Panel, PanelHead } from '@sahakorn/ui/panel';
import { Tabs, TabsList, TabsPanel, TabsTab } from '@sahakorn/ui/tabs';
import { WholeWords } from '@sahakorn/ui/whole-words';
import type { ReactNode } from 'react';
import { isApiError } from '../../lib/api/api-error.ts';
import { getErrorSentence } from '../../lib/api/error-sentence.ts';
import { ExtraAmount } from './extra-amount.tsx';
import type { ExtraPayment, LoanForecast, LoanTrial } from './loan-endpoints.ts';
import type { LoanTrialState } from './use-loan-trial.ts';

type TrialPanelProps = { forecast: LoanForecast; trial: LoanTrialState; instalment: string | null };

const KINDS = [
  { kind: 'monthly', name: 'เพิ่มทุกเดือน', label: 'ชำระเพิ่มเดือนละ' },
  { kind: 'once', name: 'ครั้งเดียว', label: 'ชำระเพิ่มครั้งเดียว' },
] as const;

/** A simulation of extra payments. */
export function TrialPanel({ forecast, trial, instalment }: TrialPanelProps) {
  const { extra, setExtra, answer } = trial;
  const debt = forecast.payoff.value?.total_amount ?? null;
  const from = forecast.extra_from.value;
  const sliderMax = (extra.kind === 'monthly' ? instalment : debt) ?? '5000.00';
  return (
    <Panel className={trial.answer ? undefined : 'print:hidden'}>
      <PanelHead title="ลองชำระเพิ่ม" />
      <div className="grid grid-cols-1 @panel:grid-cols-2">
        <Tabs
          className="px-inset py-4"
          value={extra.kind}
          onValueChange={(kind) => setExtra({ kind: toKind(kind), amount: '0.00' })}
        >
          <TabsList label="วิธีชำระเพิ่ม">
            {KINDS.map(({ kind, name }) => (
              <TabsTab key={kind} value={kind}>
                {name}
              </TabsTab>
            ))}
          </TabsList>
          {KINDS.map(({ kind, label }) => (
            <TabsPanel key={kind} value={kind} className="pt-3">
              <ExtraAmount
                label={label}
                hint={from ? `เริ่มงวด${formatMonthOfDate(from)}` : undefined}
                sliderMax={sliderMax}
                debt={debt}
                onValueChange={(amount) => setExtra({ kind, amount })}
              />
            </TabsPanel>
          ))}
        </Tabs>
        <div className="border-t border-line px-inset py-4 @panel:border-t-0 @panel:border-l">
          <TrialAnswer forecast={forecast} answer={answer} error={trial.error} />
        </div>
        <output className="sr-only">{trial.isSettled && describeAnswer(trial)}</output>
      </div>
    </Panel>
  );
}

type TrialAnswerProps = { forecast: LoanForecast; answer: LoanTrial | null; error: unknown };

/** States its amount, since the field may contain an invalid one. */
function TrialAnswer({ forecast, answer, error }: TrialAnswerProps) {
  if (isApiError(error)) return <p>{describeFailure(getErrorSentence(error))}</p>;
  if (!answer) {
    return (
      <p className="text-text-muted">
        <WholeWords>เลือกจำนวนเงิน แล้วดูว่าหมดเร็วขึ้นกี่เดือน และดอกเบี้ยลดลงเท่าไร</WholeWords>
      </p>
    );
  }
  const { value } = answer;
  if (!value) return <p>{describeFailure(explainMissing(answer))}</p>;
  return (
    <>
      <dl className="divide-y divide-line">
        <Saving label="หมดเร็วขึ้น">{value.months_saved ?? ' - '} เดือน</Saving>
        <Saving label="งวดสุดท้าย">{formatMonthOfDate(value.last_day)}</Saving>
        <Saving label="ดอกเบี้ยลดลง">
          <Money value={value.interest_saved} unit />
        </Saving>
      </dl>
      <p className="mt-2 text-sm wrap-anywhere text-text-muted">
        <WholeWords>
          {`${describePayment(answer.asked)} เหลือดอกเบี้ย ${formatMoney(value.interest_amount)} บาท จากเดิม ${formatMoney(forecast.end.value?.interest_amount)} บาท เป็นการลองคำนวณ ยังไม่มีผลกับสัญญา`}
        </WholeWords>
      </p>
    </>
  );
}

function describeFailure(reason: string): string {
  return `ยังลองคำนวณไม่ได้ ${reason}`;
}

/** The screen reader text of the result, starting with the difference. */
function describeAnswer({ answer, error }: LoanTrialState): string | null {
  if (isApiError(error)) return describeFailure(getErrorSentence(error));
  if (!answer) return null;
  const { value } = answer;
  if (!value) return describeFailure(explainMissing(answer));
  const { months_saved, last_day, interest_saved } = value;
  return `หมดเร็วขึ้น ${months_saved ?? '-'} เดือน งวดสุดท้าย ${formatMonthOfDate(last_day)} ดอกเบี้ยลดลง ${formatMoney(interest_saved)} บาท`;
}

function describePayment({ kind, amount }: ExtraPayment): string {
  const label = KINDS.find((known) => known.kind === kind)?.label ?? '';
  return `${label} ${formatMoney(amount)} บาท`;
}

function Saving({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
      <dt>{label}</dt>
      <dd className="wrap-figures ms-auto font-head text-xl font-semibold">{children}</dd>
    </div>
  );
}

function toKind(kind: string): ExtraPayment['kind'] {
  return kind === 'once' ? 'once' : 'monthly';
}
