import { formatMoney } from '@sahakorn/thai/money';
import { formatRate } from '@sahakorn/thai/number';
import { formatText } from '@sahakorn/thai/text';
import { Money } from '@sahakorn/ui/money';
import { Phrases } from '@sahakorn/ui/phrases';
import { WholeWords } from '@sahakorn/ui/whole-words';
import { ChevronRight, CircleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { Stamp } from '../../components/stamp.tsx';
import { PaidLine } from '../../domain/loan/paid-line.tsx';
import { formatLoanEnd, getUnknownReason } from '../../domain/loan/loan-end.ts';
import type { LoanContract } from './loan-endpoints.ts';
import { formatMissedCount } from './describe-missed.ts';
import type { LoanOutlook } from '../../domain/loan/loan-outlook-endpoints.ts';

/** Another open contract with its end, linked to its chart. */
export function FurtherLoan({
  contract,
  outlook,
}: {
  contract: LoanContract;
  outlook: LoanOutlook | undefined;
}) {
  const { loan_contract_no: contractNo, loan_type_description: type, principal_balance } = contract;
  const name = `${formatText(type)} ${formatText(contractNo)}`;
  return (
    <li className="relative flex items-center gap-x-3 px-inset py-3 hover:bg-subtle @max-tiny:gap-x-1">
      <div className="wrap-figures min-w-0 grow">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="text-md">
            {contractNo === null ? (
              <Phrases>{name}</Phrases>
            ) : (
              <Link className="link-line after:absolute after:inset-0" to={paths.loanContract(contractNo)}>
                <Phrases>{name}</Phrases>
              </Link>
            )}
          </h2>
          <Money value={principal_balance} className="ms-auto font-semibold" />
        </div>
        <div className="my-1">
          <PaidLine loan={contract} />
        </div>
        {contract.missed.length > 0 && (
          <Stamp tone="warning" name={formatMissedCount(contract.missed)} Icon={CircleAlert} />
        )}
        {outlook && (
          <p className="flex flex-wrap gap-x-2 text-sm text-text-muted">
            {[...describeOutlook(outlook), ...describeRate(contract)].map((words) => (
              <span key={words}>
                <WholeWords>{words}</WholeWords>
              </span>
            ))}
          </p>
        )}
      </div>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-link print:hidden" />
    </li>
  );
}

function describeRate({ interest_rate: rate }: LoanContract): string[] {
  return rate === null ? [] : [`ร้อยละ ${formatRate(rate)} ต่อปี`];
}

function describeOutlook(outlook: LoanOutlook): string[] {
  const { value } = outlook.end;
  if (!value) return [formatLoanEnd(outlook), getUnknownReason(outlook)];
  return [
    formatLoanEnd(outlook),
    `อีก ${value.periods_left ?? ' - '} งวด`,
    `ดอกเบี้ยที่เหลือ ${formatMoney(value.interest_amount)}`,
  ];
}
