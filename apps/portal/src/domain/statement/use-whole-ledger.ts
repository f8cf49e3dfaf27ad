import { useCallback, useEffect, useRef, useState } from 'react';

type LedgerPage<Entry> = { data: readonly Entry[]; next_cursor: string | null };

export type NextPage<Page> = {
  data?: { pages: Page[] } | undefined;
  hasNextPage: boolean;
  isError: boolean;
};

type Options<Page> = {
  selection: string;
  pages: readonly Page[] | undefined;
  loadNext: () => PromiseLike<NextPage<Page>>;
};

/** Loads all pages of a ledger. Loaded pages are kept after an error or a cancellation. */
export type WholeLedger<Entry> = {
  state: 'idle' | 'loading' | 'failed';
  read: () => Promise<readonly Entry[] | null>;
  /** Cancels loading. Leaving the screen or changing the filters does the same. */
  stop: () => void;
};

export function useWholeLedger<Entry, Page extends LedgerPage<Entry>>({
  selection,
  pages,
  loadNext,
}: Options<Page>): WholeLedger<Entry> {
  const [state, setState] = useState<WholeLedger<Entry>['state']>('idle');
  const turn = useRef(0);

  const stop = useCallback(() => {
    turn.current += 1;
    setState('idle');
  }, []);
  // oxlint-disable-next-line react/exhaustive-deps -- a changed selection cancels the loading
  useEffect(() => stop, [selection, stop]);

  const read = async () => {
    turn.current += 1;
    const mine = turn.current;
    let loaded: readonly Page[] = pages ?? [];
    let more = typeof loaded.at(-1)?.next_cursor === 'string';
    if (more) setState('loading');
    while (more) {
      // Sequential: each page contains the cursor of the next one.
      // oxlint-disable-next-line eslint/no-await-in-loop
      const next = await loadNext();
      if (turn.current !== mine) return null;
      if (next.isError || !next.data) {
        setState('failed');
        return null;
      }
      loaded = next.data.pages;
      more = next.hasNextPage;
    }
    setState('idle');
    return loaded.flatMap(({ data }) => data);
  };

  return { state, read, stop };
}
