import { useLoaderData, useSearchParams } from 'react-router-dom';
import type { DepositRequest } from './deposit-endpoints.ts';

export type DepositAddress = DepositRequest & {
  /** The address with some parameters replaced; null removes one. */
  getSearch: (changed: Changed) => string;
  change: (changed: Changed) => void;
  /** The address of every movement of the account. */
  everything: string;
};

/** What removes text, amounts, direction and kind from an address. */
export const NO_FILTER = { text: null, min: null, max: null, direction: null, kind: null };

type Changed = Readonly<Record<string, string | null>>;

/** What the address of a statement asks for, and the addresses of other choices. */
export function useDepositAddress(): DepositAddress {
  const [search, setSearch] = useSearchParams();
  const merge = (changed: Changed) => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changed)) {
      if (value === null || value === '') next.delete(name);
      else next.set(name, value);
    }
    return next;
  };
  return {
    ...useLoaderData<DepositRequest>(),
    getSearch: (changed) => merge(changed).toString(),
    change: (changed) => setSearch(merge(changed), { replace: true, preventScrollReset: true }),
    everything: merge({ ...NO_FILTER, from: null, to: null, month: null, range: 'all' }).toString(),
  };
}
