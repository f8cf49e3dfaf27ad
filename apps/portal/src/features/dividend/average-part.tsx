import { averageSteps, describeDefault, describeWithheldDifference } from '@sahakorn/contract/average-words';
import type { InterestPaid } from '@sahakorn/contract/dividend-explanation';
import {
  describeDifference,
  describeRule,
  DIVIDEND_FACTS,
  type ExplainedYear,
} from '@sahakorn/contract/dividend-words';
import type { Lenient } from '@sahakorn/contract/lenient';
import { explainMissing } from '@sahakorn/contract/worked-out-words';
import { formatYear } from '@sahakorn/thai/date';
import { formatText } from '@sahakorn/thai/text';
import { WholeWords } from '@sahakorn/ui/whole-words';
import { BreakdownSection } from './breakdown-section.tsx';
import { InterestRow, BreakdownTable } from './breakdown-table.tsx';

const CLOSED = '1';

/** The interest that the average return of a year is calculated from. */
export function AveragePart({ year }: { year: ExplainedYear }) {
  const { average_return_worked_out: worked, average_return_rule, average_return, interest } = year;
  const differences = [
    describeDifference(average_return, worked.value?.amount ?? null, year.average_return_difference),
    describeWithheldDifference(year),
  ];
  if (interest.length === 0 && worked.value && differences.every((difference) => difference === null))
    return null;
  return (
    <BreakdownSection
      title="ที่มาของเงินเฉลี่ยคืน"
      rule={describeRule(average_return_rule)}
      differences={differences}
      missing={worked.value ? null : explainMissing(worked, DIVIDEND_FACTS)}
      intro={describeDefault(year)}
    >
      {interest.length > 0 && (
        <BreakdownTable
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
        </BreakdownTable>
      )}
    </BreakdownSection>
  );
}

function getContract({ loan_contract_no, close_status }: Lenient<InterestPaid>): string {
  return formatText(loan_contract_no) + (close_status === CLOSED ? ' (ชำระครบแล้ว)' : '');
}
