import type { Lenient } from '@sahakorn/contract/lenient';
import type * as wire from '@sahakorn/contract/loan';

export type LoanContract = Lenient<wire.LoanContract>;
export type LoanEntry = Lenient<wire.LoanEntry>;

const OPEN = '0';

export function isEnded({ close_status }: LoanContract): boolean {
  return close_status !== null && close_status !== OPEN;
}
