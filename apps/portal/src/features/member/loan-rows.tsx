import { formatMonthOfDate } from '@sahakorn/thai/date';
import { formatText } from '@sahakorn/thai/text';
import { WholeWords } from '@sahakorn/ui/whole-words';
import { paths } from '../../lib/paths.ts';
import { formatLoanEnd, getUnknownReason } from '../../domain/loan/loan-end.ts';
import { PaidLine } from '../../domain/loan/paid-line.tsx';
import { SummaryRow } from './summary-row.tsx';
import { type LoanOutlook, useListLoanOutlooksQuery } from '../../domain/loan/loan-outlook-endpoints.ts';
import { RowPart } from '../../components/feed/row-part.tsx';

/** Each loan with its balance and last instalment. */
export function LoanRows() {
  return (
    <section aria-labelledby="loan-ends">
      <h2 id="loan-ends" className="sr-only">
        เงินกู้จะหมดเมื่อใด
      </h2>
      <RowPart query={useListLoanOutlooksQuery()} what="เงินกู้">
        {(loans) =>
          loans.map((loan, index) => (
            <SummaryRow
              // oxlint-disable-next-line react/no-array-index-key -- a contract of an unknown number has no identifier
              key={index}
              to={loan.loan_contract_no === null ? paths.loan : paths.loanContract(loan.loan_contract_no)}
              label={formatText(loan.loan_type_description)}
              amount={loan.principal_balance}
              picture={<PaidLine loan={loan} />}
              caption={<End loan={loan} />}
            />
          ))
        }
      </RowPart>
    </section>
  );
}

function End({ loan }: { loan: LoanOutlook }) {
  const { value } = loan.end;
  if (value === null) return <WholeWords>{`${formatLoanEnd(loan)} ${getUnknownReason(loan)}`}</WholeWords>;
  if (value.last_day === null) return 'ชำระครบแล้ว';
  return (
    <>
      งวดสุดท้าย <b className="whitespace-nowrap text-text">{formatMonthOfDate(value.last_day)}</b>{' '}
      {value.periods_left !== null && <span className="inline-block">อีก {value.periods_left} งวด</span>}
    </>
  );
}
