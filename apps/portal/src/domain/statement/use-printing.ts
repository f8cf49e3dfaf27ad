import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

export type Printed<Entry> = { entries: readonly Entry[]; at: Date };

type Options<Entry> = {
  loaded: readonly Entry[];
  count: number;
  readAll: () => Promise<readonly Entry[] | null>;
};

/** Loads the whole statement before printing; the browser's menu leaves no time for that. */
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
