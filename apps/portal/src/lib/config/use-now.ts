import { createContext, use, useState, useSyncExternalStore } from 'react';

/** The instant at which the server rendered the page; null where the browser alone draws it. */
export const ServedAtContext = createContext<Date | null>(null);

const neverChanges = () => () => {};

/**
 * The instant at which the component first stood: ages and periods do not change under their reader. While a page of
 * the server comes to life it is the server's, so that both write the same words.
 */
export function useNow(): Date {
  const servedAt = use(ServedAtContext);
  const [own] = useState(() => new Date());
  return useSyncExternalStore(
    neverChanges,
    () => own,
    () => servedAt ?? own,
  );
}
