import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** What is on its way to the printer: the newest movements, all of them unless the reader did not wait. */
export type Printed<Entry> = { entries: readonly Entry[]; at: Date };

type Options<Entry> = {
  /** As far as they are loaded. */
  loaded: readonly Entry[];
  /** How many there are. */
  count: number;
  /** Loads what is left; null where that failed or was given up. */
  readAll: () => Promise<readonly Entry[] | null>;
};

/**
 * Prints a statement: by `print`, which loads the whole of it first, and by the browser's own keys, which do the same.
 * Only its menu leaves no time for that, and prints what is loaded.
 */
export function usePrinting<Entry>({ loaded, count, readAll }: Options<Entry>) {
  const [printed, setPrinted] = useState<Printed<Entry> | null>(null);
  const onScreen = useRef(loaded);
  const justRead = useRef<readonly Entry[]>([]);
  useLayoutEffect(() => {
    onScreen.current = loaded;
  }, [loaded]);

  /** What was read last may be more than the screen has got round to. */
  const newest = () =>
    justRead.current.length > onScreen.current.length ? justRead.current : onScreen.current;
  const print = async () => {
    const entries = await readAll();
    if (!entries) return null;
    justRead.current = entries;
    window.print();
    return entries.length;
  };

  useEffect(() => {
    const handleBeforePrint = () => {
      // The browser looks at the page as soon as this returns.
      flushSync(() => setPrinted({ entries: newest(), at: new Date() }));
    };
    const handleKeyDown = (event: KeyboardEvent) => {
      if (!isPrintKey(event) || newest().length >= count) return;
      event.preventDefault();
      void print();
    };
    window.addEventListener('beforeprint', handleBeforePrint);
    window.addEventListener('keydown', handleKeyDown);
    return () => {
      window.removeEventListener('beforeprint', handleBeforePrint);
      window.removeEventListener('keydown', handleKeyDown);
    };
  });

  return { printed, print };
}

function isPrintKey({ ctrlKey, metaKey, altKey, shiftKey, key, code }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && !altKey && !shiftKey && (key.toLowerCase() === 'p' || code === 'KeyP');
}
