import { formatYearDays } from '@sahakorn/contract/accounting-year-words';
import type { DividendLine } from '@sahakorn/contract/dividend-explanation';
import { describeRule, dividendSteps, formatYearPart } from '@sahakorn/contract/dividend-words';
import { formatRateInWords } from '@sahakorn/contract/dividend-lines';
import { explainMissing } from '@sahakorn/contract/worked-out-words';
import type { Lenient } from '@sahakorn/contract/lenient';
import { formatThaiDate, formatYear } from '@sahakorn/thai/date';
import { formatMoney } from '@sahakorn/thai/money';
import { Alert } from '@sahakorn/ui/alert';
import { BreakdownLine, BreakdownList } from '@sahakorn/ui/breakdown-list';
import { KeyValue, KeyValueList } from '@sahakorn/ui/key-value-list';
import { Money } from '@sahakorn/ui/money';
import { Panel, PanelHead } from '@sahakorn/ui/panel';
import { WholeWords } from '@sahakorn/ui/whole-words';
import type { DividendCalculation } from './calculator-endpoints.ts';
import { describeRounding } from './describe-rounding.ts';

type Result = NonNullable<DividendCalculation['result']>;
type DividendResultProps = { calculation: DividendCalculation; result: Result };

const LEVELS = { rounding: 'quiet', sum: 'sum', total: 'total' } as const;

/** The dividend by lines, the average return, their total, and the basis of the calculation. */
export function DividendResult({ calculation, result }: DividendResultProps) {
  const { account_year } = calculation;
  return (
    <>
      <Panel>
        <PanelHead title="ผลการคำนวณ" />
        <div className="px-inset pt-4 pb-3">
          <p className="text-text-muted">
            <WholeWords>{`ปันผลและเฉลี่ยคืน ปี ${formatYear(account_year)}`}</WholeWords>
          </p>
          <Money
            value={result.total_amount}
            unit
            size="single"
            className="@max-field:text-lg @max-form:text-3xl @max-tiny:text-2xl"
          />
        </div>
        <Sums result={result} />
      </Panel>
      <DividendLines calculation={calculation} result={result} />
      <AverageReturn result={result} />
      <CalculationBasis calculation={calculation} />
    </>
  );
}

/** The parts and their sum. */
function Sums({ result }: { result: Result }) {
  const { dividend_worked_out: dividend, average_return_worked_out: average } = result;
  return (
    <BreakdownList aria-label="รวม" className="border-t border-line">
      {dividend && <BreakdownLine label="เงินปันผล" amount={<Money value={dividend.value?.amount} />} />}
      {average && <BreakdownLine label="เงินเฉลี่ยคืน" amount={<Money value={average.value?.amount} />} />}
      <BreakdownLine level="total" label="รวม (บาท)" amount={<Money value={result.total_amount} />} />
    </BreakdownList>
  );
}

function DividendLines({ calculation, result }: DividendResultProps) {
  const { dividend_worked_out: worked, dividend_rate } = result;
  const { dividend_rule } = calculation;
  if (!worked) return null;
  if (!worked.value) return <Unknown what="เงินปันผล" worked={worked} />;
  const byLine = dividend_rule?.rounded === 'line';
  const steps = dividendSteps({ dividend_rule, dividend_rate, dividend_worked_out: worked });
  return (
    <Panel className="print:break-inside-auto">
      <PanelHead title="เงินปันผล">
        <span className="text-sm text-text-muted">{byLine ? 'เงินปันผล (บาท)' : 'หุ้นที่คิดปันผล (บาท)'}</span>
      </PanelHead>
      <BreakdownList aria-label="ที่มาของเงินปันผล">
        {worked.value.lines.map((line, index) => (
          <BreakdownLine
            key={line.day ?? `at ${index}`}
            label={line.day === null ? 'หุ้นยกมา' : 'หุ้นรายเดือน'}
            detail={<LineDetail line={line} />}
            amount={<Money value={byLine ? line.amount : line.counted_shares} />}
          />
        ))}
        {steps.map(({ kind, words, amount }) => (
          <BreakdownLine key={words} level={LEVELS[kind]} label={words} amount={<Money value={amount} />} />
        ))}
      </BreakdownList>
    </Panel>
  );
}

function AverageReturn({ result }: { result: Result }) {
  const { average_return_worked_out: worked, average_return_rate } = result;
  if (!worked) return null;
  if (!worked.value) return <Unknown what="เงินเฉลี่ยคืน" worked={worked} />;
  const { interest, amount } = worked.value;
  return (
    <Panel>
      <PanelHead title="เงินเฉลี่ยคืน" />
      <BreakdownList aria-label="ที่มาของเงินเฉลี่ยคืน">
        <BreakdownLine label="ดอกเบี้ยเงินกู้ที่ชำระ" amount={<Money value={interest} />} />
        <BreakdownLine
          level="total"
          label={`เงินเฉลี่ยคืน${formatRateInWords(average_return_rate) ?? ''}`}
          amount={<Money value={amount} />}
        />
      </BreakdownList>
    </Panel>
  );
}

function Unknown({ what, worked }: { what: string; worked: Parameters<typeof explainMissing>[0] }) {
  return <Alert title={`ยังคำนวณ${what}ไม่ได้`}>{explainMissing(worked)}</Alert>;
}

/** `25 ก.พ. 2569 · 1,000.00 × 310/365` */
function LineDetail({ line: { day, shares, ...line } }: { line: Lenient<DividendLine> }) {
  return (
    <span className="dots-between">
      {day !== null && <span>{formatThaiDate(day, { style: 'short' })}</span>}{' '}
      <span>
        <WholeWords>{`${formatMoney(shares)}\u00A0×\u00A0${formatYearPart(line) ?? ' - '}`}</WholeWords>
      </span>
    </span>
  );
}

function CalculationBasis({ calculation }: { calculation: DividendCalculation }) {
  const { dividend_rule, average_return_rule, none_after_default, account_year } = calculation;
  const days = formatYearDays(calculation);
  const rounding = describeRounding(calculation.dividend_rounding);
  const each = dividend_rule?.rounded === 'line' ? 'แต่ละรายการ' : 'ยอดรวม';
  const averageRounding = describeRounding(calculation.average_return_rounding);
  return (
    <Panel>
      <PanelHead title="คำนวณจาก" />
      <KeyValueList>
        <KeyValue label="วิธีคิดเงินปันผล">{describeRule(dividend_rule) ?? ' - '}</KeyValue>
        {rounding && <KeyValue label="การปัดเศษเงินปันผล">{each + rounding}</KeyValue>}
        <KeyValue label="วิธีคิดเงินเฉลี่ยคืน">
          {describeRule(average_return_rule) ?? ' - '}
          {none_after_default && ' ผู้ผิดนัดชำระหนี้ในปีนั้นไม่ได้รับ'}
        </KeyValue>
        {averageRounding && <KeyValue label="การปัดเศษเงินเฉลี่ยคืน">{averageRounding}</KeyValue>}
        <KeyValue label="หุ้น">
          {`ถือหุ้นยกมาทั้งปี ${formatYear(account_year)}${days === null ? '' : ` (${days})`} และซื้อหุ้นทุกเดือนตามวันที่ในรายการ`}
        </KeyValue>
      </KeyValueList>
    </Panel>
  );
}
