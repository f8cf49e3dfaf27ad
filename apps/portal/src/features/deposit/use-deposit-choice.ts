import { todayIso } from '@sahakorn/thai/date';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useNow } from '../../lib/config/use-now.ts';
import { type DepositChoice, readDepositChoice } from './deposit-choice.ts';

export type DepositAddress = DepositChoice & {
  /** The address with some parameters replaced; null removes one. */
  getSearch: (changed: Changed) => string;
  change: (changed: Changed) => void;
  /** The address of every movement of the account. */
  everything: string;
};

/** What removes text, amounts, direction and kind from an address. */
export const NO_FILTER = { text: null, min: null, max: null, direction: null, kind: null };

type Changed = Readonly<Record<string, string | null>>;

/** What the address of a statement asks for. */
export function useDepositChoice(): DepositAddress {
  const [search, setSearch] = useSearchParams();
  const today = todayIso(useNow());
  const choice = useMemo(() => readDepositChoice(search, today), [search, today]);
  const merge = (changed: Changed) => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changed)) {
      if (value === null || value === '') next.delete(name);
      else next.set(name, value);
    }
    return next;
  };
  return {
    ...choice,
    getSearch: (changed) => merge(changed).toString(),
    change: (changed) => setSearch(merge(changed), { replace: true, preventScrollReset: true }),
    everything: merge({ ...NO_FILTER, from: null, to: null, month: null, range: 'all' }).toString(),
  };
}
