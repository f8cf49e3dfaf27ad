import { use, useState } from 'react';
import { useAfterHydration } from '../use-after-hydration.ts';
import { PageContext } from './page-context.ts';

/** The time when the component was mounted; during hydration, the time of the server's rendering. */
export function useNow(): Date {
  const { renderedAt } = use(PageContext);
  const [own] = useState(() => new Date());
  return useAfterHydration(
    () => own,
    () => renderedAt ?? own,
  );
}
