type Source<Key, Row, Value> = {
  /** The cached value of a key. */
  find: (key: Key) => Value | undefined;
  read: (missing: readonly Key[]) => Promise<ReadonlyMap<Key, Row>>;
  /** Converts a row that was read, and caches it. */
  keep: (key: Key, row: Row) => Value;
};

/** The value of each key, read if it is not cached; keys that do not exist are left out. */
export async function readMissing<Key, Row, Value>(
  keys: readonly Key[],
  { find, read, keep }: Source<Key, Row, Value>,
): Promise<Map<Key, Value>> {
  const found = new Map<Key, Value>();
  const missing: Key[] = [];
  for (const key of keys) {
    const value = find(key);
    if (value === undefined) missing.push(key);
    else found.set(key, value);
  }
  if (missing.length === 0) return found;
  const rows = await read(missing);
  for (const key of missing) {
    const row = rows.get(key);
    if (row !== undefined) found.set(key, keep(key, row));
  }
  return found;
}
