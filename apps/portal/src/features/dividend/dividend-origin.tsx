import type { DividendLine, InterestPaid } from '@sahakorn/contract/dividend-explanation';
import {
  averageSteps,
  describeDifference,
  describeMissing,
  describeRule,
  describeWeighing,
  dividendSteps,
  type ExplainedYear,
  writePart,
} from '@sahakorn/contract/dividend-words';
import type { Lenient } from '@sahakorn/contract/lenient';
import { formatYear } from '@sahakorn/thai/date';
import { sumKnownMoney } from '@sahakorn/thai/money';
import { formatNumber } from '@sahakorn/thai/number';
import { formatText } from '@sahakorn/thai/text';
import { Alert } from '@sahakorn/ui/alert';
import { Button } from '@sahakorn/ui/button';
import { Money } from '@sahakorn/ui/money';
import { ThaiDate } from '@sahakorn/ui/thai-date';
import { WholeWords } from '@sahakorn/ui/whole-words';
import { type ReactNode, useState } from 'react';
import { InterestRow, LineRow, OriginTable } from './origin-table.tsx';

/** Lines that a narrow screen shows at first. */
const LINES_AT_FIRST = 4;

const CLOSED = '1';

/** The lines that make the dividend and the average return of a year, by the cooperative's rules. */
export function DividendOrigin({ year }: { year: ExplainedYear }) {
  return (
    <div className="mt-6 grid gap-6">
      <DividendPart year={year} />
      <AveragePart year={year} />
    </div>
  );
}

function DividendPart({ year }: { year: ExplainedYear }) {
  const { dividend_worked_out: worked, dividend_rule, dividend, dividend_difference } = year;
  const weighing = describeWeighing(year);
  return (
    <Part
      title="ที่มาของเงินปันผล"
      rule={describeRule(dividend_rule)}
      difference={describeDifference(dividend, worked.value?.amount ?? null, dividend_difference)}
      missing={worked.value ? [] : describeMissing(worked)}
      intro={weighing}
    >
      {worked.value && <Lines year={year} lines={worked.value.lines} />}
    </Part>
  );
}

function AveragePart({ year }: { year: ExplainedYear }) {
  const { average_return_worked_out: worked, average_return_rule, average_return, interest } = year;
  const difference = describeDifference(
    average_return,
    worked.value?.amount ?? null,
    year.average_return_difference,
  );
  if (interest.length === 0 && difference === null && worked.value) return null;
  return (
    <Part
      title="ที่มาของเงินเฉลี่ยคืน"
      rule={describeRule(average_return_rule)}
      difference={difference}
      missing={worked.value ? [] : describeMissing(worked)}
      intro={null}
    >
      {interest.length > 0 && (
        <OriginTable
          caption={`ดอกเบี้ยที่ชำระ ปี ${formatYear(year.account_year)}`}
          heads={[{ words: 'ประเภท' }, { words: 'สัญญา' }, { words: 'ดอกเบี้ยที่ชำระ (บาท)', figure: true }]}
          steps={averageSteps(year)}
        >
          {interest.map((contract) => (
            <InterestRow
              key={contract.loan_contract_no}
              what={<WholeWords>{formatText(contract.loan_type_description)}</WholeWords>}
              contract={getContract(contract)}
              interest={contract.interest}
            />
          ))}
        </OriginTable>
      )}
    </Part>
  );
}

function getContract({ loan_contract_no, close_status }: Lenient<InterestPaid>): string {
  return formatText(loan_contract_no) + (close_status === CLOSED ? ' (ชำระครบแล้ว)' : '');
}

type PartProps = {
  title: string;
  intro: string | null;
  rule: string | null;
  difference: string | null;
  missing: readonly string[];
  children: ReactNode;
};

function Part({ title, intro, rule, difference, missing, children }: PartProps) {
  return (
    <section className="grid gap-3">
      <div>
        <h3 className="text-lg">{title}</h3>
        {intro && (
          <p>
            <WholeWords>{intro}</WholeWords>
          </p>
        )}
      </div>
      {difference && (
        <Alert tone="warning" title="ยอดที่จ่ายจริงต่างจากยอดตามระเบียบ">
          {difference}
        </Alert>
      )}
      {missing.length > 0 && (
        <Alert title={`ยังแสดง${title}ไม่ได้`}>{`เพราะ${missing.join(' และ')} สอบถามได้ที่สหกรณ์`}</Alert>
      )}
      {children}
      {rule && (
        <p className="text-sm text-text-muted">
          <WholeWords>{`วิธีคำนวณ: ${rule}`}</WholeWords>
        </p>
      )}
    </section>
  );
}

function Lines({ year, lines }: { year: ExplainedYear; lines: readonly Lenient<DividendLine>[] }) {
  const [unfolded, setUnfolded] = useState(false);
  const byLine = year.dividend_rule?.rounded === 'line';
  const getAmount = (line: Lenient<DividendLine>) => (byLine ? line.amount : line.counted_shares);
  const rest = lines.slice(LINES_AT_FIRST);
  const unit = year.dividend_rule?.weighing === 'months' ? 'เดือน' : 'วัน';
  return (
    <OriginTable
      caption={`หุ้นที่คิดเงินปันผล ปี ${formatYear(year.account_year)}`}
      heads={[
        { words: 'วันที่' },
        { words: 'รายการ' },
        { words: 'หุ้น (บาท)', figure: true },
        { words: `ส่วนของปี (${unit})`, figure: true },
        { words: byLine ? 'เงินปันผล' : 'หุ้นที่คิดปันผล', figure: true },
      ]}
      steps={dividendSteps(year)}
      fold={
        rest.length > 0 && (
          <Fold
            unfolded={unfolded}
            onUnfold={setUnfolded}
            count={rest.length}
            sum={sumKnownMoney(rest.map(getAmount))}
          />
        )
      }
    >
      {lines.map((line, index) => (
        <LineRow
          // oxlint-disable-next-line react/no-array-index-key -- two movements may be alike
          key={index}
          date={line.day === null ? 'ต้นปี' : <ThaiDate value={line.day} style="short" />}
          what={<WholeWords>{describeLine(line)}</WholeWords>}
          shares={line.shares}
          part={writePart(line)}
          amount={getAmount(line)}
          folded={!unfolded && index >= LINES_AT_FIRST}
        />
      ))}
    </OriginTable>
  );
}

type FoldProps = {
  unfolded: boolean;
  onUnfold: (unfolded: boolean) => void;
  count: number;
  sum: string | null;
};

/** Shows the other lines, with what they come to while they are not seen. */
function Fold({ unfolded, onUnfold, count, sum }: FoldProps) {
  return (
    <span className="flex flex-wrap items-center justify-between gap-x-4">
      <Button
        variant="quiet"
        size="sm"
        className="-ms-button-small"
        aria-expanded={unfolded}
        onClick={() => onUnfold(!unfolded)}
      >
        {unfolded ? 'แสดงน้อยลง' : `แสดงอีก ${formatNumber(count, { decimals: 0 })} รายการ`}
      </Button>
      {!unfolded && <Money value={sum} className="ms-auto font-semibold" />}
    </span>
  );
}

function describeLine({ day, description, period }: Lenient<DividendLine>): string {
  if (day === null) return 'ยกมา';
  return formatText(description) + (period === null ? '' : ` งวดที่\u00A0${period}`);
}
