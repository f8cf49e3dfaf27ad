import { use, useState, useSyncExternalStore } from 'react';
import { PageContext } from './page-context.ts';

const neverChanges = () => () => {};

/**
 * The instant at which the component was mounted: ages and periods do not change while they are read. During hydration
 * it is the instant of the server's rendering, so that both write the same words.
 */
export function useNow(): Date {
  const { renderedAt } = use(PageContext);
  const [own] = useState(() => new Date());
  return useSyncExternalStore(
    neverChanges,
    () => own,
    () => renderedAt ?? own,
  );
}
