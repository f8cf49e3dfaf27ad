import { subtractMoney } from '@sahakorn/thai/money';
import type { LoanContract } from './loan-from-wire.ts';

/** How much of the principal is paid back, exact to the satang; null where the balance is not known. */
export function getRepaidAmount({ approved, balance }: LoanContract): string | null {
  return balance === null ? null : subtractMoney(approved, balance);
}

/** How far the payments have come: `งวดที่ 26 จาก 124`, as much of it as the books state. */
export function periodWords({ lastPeriod, periodCount }: LoanContract): string | null {
  if (lastPeriod === null && periodCount === null) return null;
  if (lastPeriod === null || lastPeriod === 0)
    return periodCount === null ? null : `ทั้งหมด ${periodCount} งวด`;
  return periodCount === null ? `งวดที่ ${lastPeriod}` : `งวดที่ ${lastPeriod} จาก ${periodCount}`;
}
