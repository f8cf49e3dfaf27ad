import { useLoaderData, useSearchParams } from 'react-router-dom';
import type { DepositRequest } from './deposit-endpoints.ts';

export type DepositAddress = DepositRequest & {
  /** The search with some parameters replaced; null removes one. */
  getSearch: (changed: Changed) => string;
  change: (changed: Changed) => void;
  /** The search for all movements of the account. */
  everything: string;
};

/** Removes text, amounts, direction and kind from the search. */
export const NO_FILTER = { text: null, min: null, max: null, direction: null, kind: null };

type Changed = Readonly<Record<string, string | null>>;

/** The filters in the URL of a statement, and the searches of other filters. */
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
