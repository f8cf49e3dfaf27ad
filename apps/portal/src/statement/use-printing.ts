import { useEffect, useState } from 'react';
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

  /** Before the browser looks at the page. */
  const prepare = (entries: readonly Entry[]) => {
    flushSync(() => setPrinted({ entries, at: new Date() }));
  };
  const print = async () => {
    const entries = await readAll();
    if (!entries) return null;
    prepare(entries);
    window.print();
    return entries.length;
  };

  useEffect(() => {
    const handleBeforePrint = () => {
      // What the button has made ready may be more than the screen shows yet.
      if ((printed?.entries.length ?? 0) < loaded.length || loaded.length < count) prepare(longest());
    };
    const longest = () => (printed && printed.entries.length > loaded.length ? printed.entries : loaded);
    const handleKeyDown = (event: KeyboardEvent) => {
      if (!isPrintKey(event) || longest().length >= count) return;
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

/** The place of the key counts too: on a Thai keyboard it writes ย. */
function isPrintKey({ ctrlKey, metaKey, altKey, shiftKey, key, code }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && !altKey && !shiftKey && (key.toLowerCase() === 'p' || code === 'KeyP');
}
