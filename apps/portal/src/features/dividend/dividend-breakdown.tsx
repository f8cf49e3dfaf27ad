import type { DividendLine } from '@sahakorn/contract/dividend-explanation';
import {
  describeDifference,
  describePostedForward,
  describeRule,
  describeWeighing,
  DIVIDEND_FACTS,
  dividendSteps,
  type ExplainedYear,
  formatYearPart,
} from '@sahakorn/contract/dividend-words';
import type { Lenient } from '@sahakorn/contract/lenient';
import { explainMissing } from '@sahakorn/contract/worked-out-words';
import { formatYear } from '@sahakorn/thai/date';
import { sumKnownMoney } from '@sahakorn/thai/money';
import { formatNumber } from '@sahakorn/thai/number';
import { formatText } from '@sahakorn/thai/text';
import { Button } from '@sahakorn/ui/button';
import { Money } from '@sahakorn/ui/money';
import { ThaiDate } from '@sahakorn/ui/thai-date';
import { WholeWords } from '@sahakorn/ui/whole-words';
import { useState } from 'react';
import { AveragePart } from './average-part.tsx';
import { BreakdownSection } from './breakdown-section.tsx';
import { LineRow, BreakdownTable } from './breakdown-table.tsx';

/** The number of lines that a narrow screen shows at first. */
const LINES_AT_FIRST = 4;

/** How the dividend and the average return of a year are calculated by the cooperative's rules. */
export function DividendBreakdown({ year }: { year: ExplainedYear }) {
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
  const posted = describePostedForward(year);
  return (
    <BreakdownSection
      title="ที่มาของเงินปันผล"
      rule={describeRule(dividend_rule)}
      differences={[describeDifference(dividend, worked.value?.amount ?? null, dividend_difference)]}
      missing={worked.value ? null : explainMissing(worked, DIVIDEND_FACTS)}
      intro={weighing}
    >
      {worked.value && <Lines year={year} lines={worked.value.lines} />}
      {worked.value && posted !== null && (
        <p className="text-sm">
          <WholeWords>{posted}</WholeWords>
        </p>
      )}
    </BreakdownSection>
  );
}

function Lines({ year, lines }: { year: ExplainedYear; lines: readonly Lenient<DividendLine>[] }) {
  const [unfolded, setUnfolded] = useState(false);
  const byLine = year.dividend_rule?.rounded === 'line';
  const getAmount = (line: Lenient<DividendLine>) => (byLine ? line.amount : line.counted_shares);
  const rest = lines.slice(LINES_AT_FIRST);
  const unit = year.dividend_rule?.weighing === 'months' ? 'เดือน' : 'วัน';
  return (
    <BreakdownTable
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
          part={formatYearPart(line)}
          amount={getAmount(line)}
          folded={!unfolded && index >= LINES_AT_FIRST}
        />
      ))}
    </BreakdownTable>
  );
}

type FoldProps = {
  unfolded: boolean;
  onUnfold: (unfolded: boolean) => void;
  count: number;
  sum: string | null;
};

/** A button for the other lines, with their subtotal while they are hidden. */
function Fold({ unfolded, onUnfold, count, sum }: FoldProps) {
  return (
    <span className="flex flex-wrap items-center justify-between gap-x-4">
      <Button
        variant="quiet"
        size="sm"
        className="focus-inset -ms-button-small"
        aria-expanded={unfolded}
        onClick={() => onUnfold(!unfolded)}
      >
        {unfolded ? 'แสดงน้อยลง' : `แสดงอีก ${formatNumber(count, { decimals: 0 })} รายการ`}
      </Button>
      {!unfolded && (
        <Money
          value={sum}
          className="ms-auto font-semibold @max-tiny:wrap-anywhere @max-tiny:whitespace-normal"
        />
      )}
    </span>
  );
}

function describeLine({ day, description, period }: Lenient<DividendLine>): string {
  if (day === null) return 'ยกมา';
  return formatText(description) + (period === null ? '' : ` งวดที่\u00A0${period}`);
}
