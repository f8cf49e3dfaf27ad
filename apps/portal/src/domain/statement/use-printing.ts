import { useEffect, useLayoutEffect, useRef } from 'react';
import { usePrinted } from '../paper/use-printed.ts';

export type Printed<Entry> = { entries: readonly Entry[]; at: Date };

type Options<Entry> = {
  loaded: readonly Entry[];
  count: number;
  readAll: () => Promise<readonly Entry[] | null>;
};

/** Loads the whole statement before printing. Printing from the browser's menu cannot wait for that. */
export function usePrinting<Entry>({ loaded, count, readAll }: Options<Entry>) {
  const onScreen = useRef(loaded);
  const justRead = useRef<readonly Entry[]>([]);
  useLayoutEffect(() => {
    onScreen.current = loaded;
  }, [loaded]);

  /** The entries read last may not be rendered yet. */
  const newest = () =>
    justRead.current.length > onScreen.current.length ? justRead.current : onScreen.current;
  const print = async () => {
    const entries = await readAll();
    if (!entries) return null;
    justRead.current = entries;
    window.print();
    return entries.length;
  };
  const printed = usePrinted<Printed<Entry>>(() => ({ entries: newest(), at: new Date() }));

  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (!isPrintKey(event) || newest().length >= count) return;
      event.preventDefault();
      void print();
    };
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  });

  return { printed, print };
}

function isPrintKey({ ctrlKey, metaKey, altKey, shiftKey, key, code }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && !altKey && !shiftKey && (key.toLowerCase() === 'p' || code === 'KeyP');
}
