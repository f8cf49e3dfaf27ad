import { setImmediate } from 'node:timers/promises';
import type { FoundTerm } from './search-queries.ts';

type ReadTerms = (terms: readonly string[]) => Promise<Map<string, FoundTerm>>;

/**
 * Reads the terms of all searches that arrive in the same turn of the event loop with one statement: on a busy
 * server these are several, and waking the database costs more than reading a few more terms.
 */
export function batchTerms(read: ReadTerms): ReadTerms {
  let wanted = new Set<string>();
  let reading: Promise<Map<string, FoundTerm>> | null = null;
  return async (terms) => {
    for (const term of terms) wanted.add(term);
    reading ??= setImmediate().then(() => {
      const batch = [...wanted];
      wanted = new Set();
      reading = null;
      return read(batch);
    });
    return reading;
  };
}
