import { formatThaiMonth } from '@sahakorn/thai/date';
import { formatText } from '@sahakorn/thai/text';
import { paths } from '../../lib/paths.ts';
import { PaidLine } from '../../domain/loan/paid-line.tsx';
import { AheadRow } from './ahead-row.tsx';
import { type LoanOutlook, useListLoanOutlooksQuery } from '../../domain/loan/loan-outlook-endpoints.ts';
import { RowPart } from '../../components/feed/row-part.tsx';

const FACTS: Readonly<Record<string, string>> = {
  balance: 'ยอดหนี้คงเหลือ',
  day: 'วันที่จ่ายดอกเบี้ยล่าสุด',
  instalment: 'เงินงวด',
  interest: 'ดอกเบี้ยค้าง',
  rate: 'อัตราดอกเบี้ย',
  rule: 'ระเบียบการคิดดอกเบี้ย',
};

/** Each loan with its balance and its last instalment. */
export function LoanRows() {
  return (
    <section aria-labelledby="loan-ends">
      <h2 id="loan-ends" className="sr-only">
        เงินกู้จะหมดเมื่อใด
      </h2>
      <RowPart query={useListLoanOutlooksQuery()} what="เงินกู้">
        {(loans) =>
          loans.map((loan, index) => (
            <AheadRow
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

function End({ loan: { end } }: { loan: LoanOutlook }) {
  if (end.value === null) return describeObstacle(end);
  const { last_day, periods_left } = end.value;
  if (last_day === null) return 'ชำระครบแล้ว';
  const [year, month] = last_day.split('-').map(Number);
  return (
    <>
      งวดสุดท้าย <b className="whitespace-nowrap text-text">{formatThaiMonth(year ?? null, month ?? null)}</b>{' '}
      {periods_left !== null && <span className="inline-block">อีก {periods_left} งวด</span>}
    </>
  );
}

function describeObstacle({ missing, obstacle }: LoanOutlook['end']): string {
  if (obstacle === 'never-repaid') return 'เงินงวดไม่พอดอกเบี้ย หนี้จึงไม่หมด';
  const facts = missing.flatMap(({ fact }) => (fact !== null && FACTS[fact]) || []);
  const why = facts.length > 0 ? ` สัญญานี้ไม่มี${[...new Set(facts)].join(' และ')}ในระบบ` : '';
  return `ยังบอกงวดสุดท้ายไม่ได้${why}`;
}
