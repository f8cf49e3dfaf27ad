import { compareMoney, sumMoney } from '@sahakorn/thai/money';
import { type Guarantee, getState } from './guarantee.ts';

export type Exposure = {
  /** The maximum liability now; null if a figure is unknown. */
  most: string | null;
  contracts: number;
  /** Guarantees that are neither released nor repaid. */
  active: readonly Guarantee[];
};

/**
 * The current liability from guarantees in one direction. The guarantors of a contract are together liable for no
 * more than its debt.
 */
export function getExposure(guarantees: readonly Guarantee[]): Exposure {
  const active = guarantees.filter((guarantee) => (getState(guarantee) ?? 'active') === 'active');
  const contracts = Map.groupBy(active, ({ loan_contract_no }) => loan_contract_no);
  const sums = [...contracts.values()].map(getContractLiability);
  const known = sums.filter((sum) => sum !== null);
  const isKnown = known.length === sums.length && !contracts.has(null);
  return { most: isKnown ? sumMoney(known) : null, contracts: contracts.size, active };
}

function getContractLiability(guarantees: readonly Guarantee[]): string | null {
  const [first] = guarantees;
  const amounts = guarantees.map(({ liability }) => liability?.value?.most ?? null);
  const known = amounts.filter((amount) => amount !== null);
  if (known.length < amounts.length) return null;
  const sum = sumMoney(known);
  const debt = first?.principal_balance ?? null;
  return debt !== null && compareMoney(sum, debt) > 0 ? debt : sum;
}
