import type * as wire from '@sahakorn/contract/guarantee';
import { getMoneySign } from '@sahakorn/thai/money';

export type Guarantee = ReturnType<typeof guaranteeFromWire>;

export type Direction = 'given' | 'received';

const RELEASED = '0';

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

function getState({
  status,
  principal_balance: balance,
}: wire.Guarantee): 'standing' | 'repaid' | 'released' {
  if (status === RELEASED) return 'released';
  return balance !== null && getMoneySign(balance) === 0 ? 'repaid' : 'standing';
}
