import type * as wire from '@sahakorn/contract/guarantee';
import type { Lenient } from '@sahakorn/contract/lenient';
import { getMoneySign } from '@sahakorn/thai/money';

export type Guarantee = Lenient<wire.Guarantee>;

export type GuaranteeState = 'active' | 'repaid' | 'released';

const RELEASED = '0';

/** Null if unknown. */
export function getState({ status, principal_balance }: Guarantee): GuaranteeState | null {
  if (status === RELEASED) return 'released';
  if (getMoneySign(principal_balance) === 0) return 'repaid';
  return status === null ? null : 'active';
}
