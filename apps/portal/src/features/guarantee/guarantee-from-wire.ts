import type * as wire from '@sahakorn/contract/guarantee';
import { signOfMoney } from '@sahakorn/thai/money';

export type Guarantee = ReturnType<typeof guaranteeFromWire>;

/** From where a guarantee is seen: the member stands behind another's loan, or another behind a loan of the member. */
export type Direction = 'given' | 'received';

const RELEASED = '0';

/** A guarantee in the portal's own names. */
export function guaranteeFromWire(guarantee: wire.Guarantee) {
  return {
    direction: guarantee.direction,
    contractNo: guarantee.loan_contract_no,
    partyName: guarantee.party_name,
    begunOn: guarantee.begin_date,
    approved: guarantee.loan_approve_amount,
    balance: guarantee.principal_balance,
    amount: guarantee.used_amount,
    state: getState(guarantee),
  };
}

/** A word of the books that is not known counts as standing: no risk is hidden. */
function getState({
  status,
  principal_balance: balance,
}: wire.Guarantee): 'standing' | 'repaid' | 'released' {
  if (status === RELEASED) return 'released';
  return balance !== null && signOfMoney(balance) === 0 ? 'repaid' : 'standing';
}
