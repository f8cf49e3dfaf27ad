import { subtractMoney } from '@sahakorn/thai/money';
import type { LoanContract } from './loan-endpoints.ts';

/** The repaid principal, exact to the satang; null if an amount is unknown. */
export function getRepaidAmount({
  loan_approve_amount: approved,
  principal_balance: balance,
}: LoanContract): string | null {
  return approved === null || balance === null ? null : subtractMoney(approved, balance);
}

export function formatProgress({
  last_period: lastPeriod,
  installment_count: periodCount,
}: LoanContract): string | null {
  if (lastPeriod === null && periodCount === null) return null;
  if (lastPeriod === null || lastPeriod === 0)
    return periodCount === null ? null : `ทั้งหมด ${periodCount} งวด`;
  return periodCount === null ? `งวดที่ ${lastPeriod}` : `งวดที่ ${lastPeriod} จาก ${periodCount}`;
}
