import { getMoneySign, subtractMoney } from '@sahakorn/thai/money';
import type { LoanContract, LoanEntry } from './loan.ts';

/** How much of the principal is paid back, exact to the satang; null where one of them is not known. */
export function getRepaidAmount({
  loan_approve_amount: approved,
  principal_balance: balance,
}: LoanContract): string | null {
  return approved === null || balance === null ? null : subtractMoney(approved, balance);
}

/** Principal and interest that a movement paid; null where one is not known, undefined where it paid nothing. */
export function getPaid({
  principal_amount: principal,
  interest_amount: interest,
}: Pick<LoanEntry, 'principal_amount' | 'interest_amount'>): string | null | undefined {
  if (principal === null || interest === null) return null;
  const isLent = getMoneySign(principal) === 1;
  if (isLent && getMoneySign(interest) === 0) return undefined;
  return isLent ? interest : subtractMoney(interest, principal);
}

export function periodWords({
  last_period: lastPeriod,
  installment_count: periodCount,
}: LoanContract): string | null {
  if (lastPeriod === null && periodCount === null) return null;
  if (lastPeriod === null || lastPeriod === 0)
    return periodCount === null ? null : `ทั้งหมด ${periodCount} งวด`;
  return periodCount === null ? `งวดที่ ${lastPeriod}` : `งวดที่ ${lastPeriod} จาก ${periodCount}`;
}
