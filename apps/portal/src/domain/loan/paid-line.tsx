import { getMoneySign, subtractMoney } from '@sahakorn/thai/money';
import type { LoanOutlook } from './loan-outlook-endpoints.ts';

type Amounts = Pick<LoanOutlook, 'loan_approve_amount' | 'principal_balance'>;

/** A line whose paid part is solid and whose rest is dashed. Decorative: the text beside it says the same. */
export function PaidLine({ loan: { loan_approve_amount, principal_balance } }: { loan: Amounts }) {
  const paid = getPaidPercent(loan_approve_amount, principal_balance);
  if (paid === null) return null;
  return (
    <svg aria-hidden className="block h-2 w-full" fill="none">
      <line
        x1={`${paid}%`}
        x2="100%"
        y1="4"
        y2="4"
        className="stroke-line-strong"
        strokeWidth="2"
        strokeDasharray="5 4"
      />
      <line
        x1="0"
        x2={`${paid}%`}
        y1="4"
        y2="4"
        className="stroke-brand contrast:stroke-text"
        strokeWidth="6"
      />
    </svg>
  );
}

function getPaidPercent(approved: string | null, balance: string | null): number | null {
  if (approved === null || balance === null || getMoneySign(approved) !== 1) return null;
  const part = (Number(subtractMoney(approved, balance)) / Number(approved)) * 100;
  return Math.min(100, Math.max(0, part));
}
