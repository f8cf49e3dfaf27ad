import { describeRule } from '@sahakorn/contract/dividend-words';
import { formatRateInWords } from '@sahakorn/contract/dividend-lines';
import { formatMonthOfDate, formatThaiDate, formatYear } from '@sahakorn/thai/date';
import { formatMoney, getMoneySign } from '@sahakorn/thai/money';
import { KeyValue, KeyValueList } from '@sahakorn/ui/key-value-list';
import { Panel, PanelHead } from '@sahakorn/ui/panel';
import { PassbookCells } from '@sahakorn/ui/passbook';
import { Phrases } from '@sahakorn/ui/phrases';
import { Schedule } from '@sahakorn/ui/schedule';
import { SummaryTile } from '@sahakorn/ui/summary-tile';
import { WholeWords } from '@sahakorn/ui/whole-words';
import { formatInstalmentRange } from '../../domain/loan/instalment-range.ts';
import { describePayDays } from '../../domain/loan/pay-day-words.ts';
import type { LoanCalculation } from './calculator-endpoints.ts';
import { describeRounding } from './describe-rounding.ts';
import { LoanPayments } from './loan-payments.tsx';
import { PublishedRate } from './published-rate.tsx';

type Plan = NonNullable<NonNullable<LoanCalculation['plan']>['value']>;
type LoanPlanProps = { calculation: LoanCalculation; plan: Plan };

const METHODS = { total: 'จ่ายเท่ากันทุกงวด (คงยอด)', principal: 'เงินต้นเท่ากันทุกงวด (คงต้น)' } as const;

/** The repayment of a loan: payment, end, total interest, payments by year, and the basis of the calculation. */
export function LoanPlan({ calculation, plan }: LoanPlanProps) {
  const { first, last, years, interest_amount, total_amount, principal_amount } = plan;
  return (
    <>
      <Panel>
        <PanelHead title="ผลการคำนวณ" />
        <Headline calculation={calculation} plan={plan} />
        <PassbookCells columns={3} className="border-t border-line">
          <SummaryTile label="งวดแรก" amount={first.total_amount} caption={formatMonthOfDate(first.day)} />
          <SummaryTile label="งวดสุดท้าย" amount={last.total_amount} caption={formatMonthOfDate(last.day)} />
          <SummaryTile
            label="ดอกเบี้ยทั้งหมด"
            amount={interest_amount}
            caption={`รวมเงินต้น ${formatMoney(total_amount)}`}
          />
        </PassbookCells>
      </Panel>
      <Panel className="print:break-inside-auto">
        <PanelHead title="ตารางชำระรายปี">
          <span className="text-sm text-text-muted">จำนวนเงินเป็นบาท</span>
        </PanelHead>
        <Schedule
          caption="เงินต้นและดอกเบี้ยแยกตามปี จำนวนเงินเป็นบาท"
          rows={years.map((year, index) => ({
            key: year.year ?? `at ${index}`,
            period: formatYear(year.year),
            instalments: formatInstalmentRange(year),
            principal: year.principal_amount,
            interest: year.interest_amount,
            balance: year.principal_balance,
          }))}
          sums={{
            instalments: `${plan.periods ?? ' - '} งวด`,
            principal: principal_amount,
            interest: interest_amount,
          }}
          words={{ sum: 'รวม' }}
        />
      </Panel>
      <LoanPayments plan={plan} />
      <CalculationBasis calculation={calculation} plan={plan} />
    </>
  );
}

function Headline({ calculation: { choice }, plan }: LoanPlanProps) {
  const { kind, instalment_amount, principal_amount, periods, last } = plan;
  const isTotal = choice.method !== 'principal';
  const payment = `${formatMoney(instalment_amount)} บาท`;
  return (
    <div className="px-inset pt-4 pb-3">
      <p className="font-head text-xl leading-head font-semibold">
        <Phrases>{isTotal ? `ผ่อนเดือนละ ${payment}` : `เงินต้นเดือนละ ${payment} และดอกเบี้ย`}</Phrases>
      </p>
      <p className="font-head text-xl leading-head font-semibold">
        {/* With large text, a month and its year do not fit on a phone's line. */}
        <Phrases>{`${periods ?? ' - '} งวด งวดสุดท้าย ${formatMonthOfDate(last.day).replace('\u00A0', ' ')}`}</Phrases>
      </p>
      <p className="mt-1 text-text-muted">
        <WholeWords>
          {`${kind.name ?? ''} ${formatMoney(principal_amount)} บาท ${formatRateInWords(kind.rate) ?? ''} ต่อปี ${METHODS[choice.method ?? 'total']}`}
        </WholeWords>
      </p>
    </div>
  );
}

function CalculationBasis({ calculation: { rule, paid_out_on, choice }, plan }: LoanPlanProps) {
  const { kind, first, carried_interest } = plan;
  const limits = describeLimits(kind);
  const isGiven = choice.by === 'payment' && choice.method !== 'principal';
  const rounding = describeRounding(rule?.rounding ?? null);
  return (
    <Panel>
      <PanelHead title="คำนวณจาก" />
      <KeyValueList>
        <KeyValue label="อัตราดอกเบี้ย">
          <PublishedRate of={kind} />
        </KeyValue>
        {limits !== '' && <KeyValue label="วงเงินและงวด">{limits}</KeyValue>}
        <KeyValue label="วิธีคิดดอกเบี้ย">{describeRule(rule) ?? ' - '}</KeyValue>
        <KeyValue label="วันที่">
          {`รับเงินกู้วันนี้ ${formatThaiDate(paid_out_on, { style: 'short' })} และชำระตั้งแต่เดือนหน้า ${describePayDays(rule)} อัตราคงเดิมจนครบ`}
        </KeyValue>
        {getMoneySign(carried_interest) === 1 && (
          <KeyValue label="ดอกเบี้ยงวดแรก">
            {`คิด ${first.days ?? ' - '} วัน มากกว่าเงินงวด ส่วนที่เงินงวดยังไม่พอ ${formatMoney(carried_interest)} บาท ชำระต่อในงวดถัดไป`}
          </KeyValue>
        )}
        <KeyValue label="การปัดเศษ">
          {`${isGiven ? '' : 'เงินงวดปัดขึ้นเป็นบาทเต็ม '}งวดสุดท้ายชำระเท่าที่เหลือ${rounding ? ` ดอกเบี้ยแต่ละงวด${rounding}` : ''}`}
        </KeyValue>
      </KeyValueList>
    </Panel>
  );
}

/** What the cooperative has published besides the rate. */
function describeLimits({ max_amount, max_periods }: Plan['kind']): string {
  return [
    ...(max_amount === null ? [] : [`กู้ได้ไม่เกิน ${formatMoney(max_amount)} บาท`]),
    ...(max_periods === null ? [] : [`ผ่อนไม่เกิน ${max_periods} งวด`]),
  ].join(' ');
}
