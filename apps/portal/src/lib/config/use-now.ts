import { use, useState } from 'react';
import { useAfterHydration } from '../use-after-hydration.ts';
import { PageContext } from './page-context.ts';

/** The instant at which the component was mounted, and that of the server's rendering during hydration. */
export function useNow(): Date {
  const { renderedAt } = use(PageContext);
  const [own] = useState(() => new Date());
  return useAfterHydration(
    () => own,
    () => renderedAt ?? own,
  );
}
