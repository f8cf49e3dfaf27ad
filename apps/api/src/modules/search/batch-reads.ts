import { setImmediate } from 'node:timers/promises';

type Read<Key, Value> = (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>;

/**
 * Reads for all searches that arrive in the same turn of the event loop with one statement: on a busy server
 * these are several, and waking the database costs more than reading a few more rows.
 */
export function batchReads<Key, Value>(read: Read<Key, Value>): Read<Key, Value> {
  let wanted = new Set<Key>();
  let reading: Promise<ReadonlyMap<Key, Value>> | null = null;
  return async (keys) => {
    for (const key of keys) wanted.add(key);
    reading ??= setImmediate().then(() => {
      const batch = [...wanted];
      wanted = new Set();
      reading = null;
      return read(batch);
    });
    return reading;
  };
}
