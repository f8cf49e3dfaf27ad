import { type RawBuilder, sql } from 'kysely';

/**
 * Rows as one text, with a space between any two values and nothing for null: as JSON, or as rows of the
 * result, many short values take longer to write and to read. For values without spaces.
 */
export function joinRows(columns: readonly string[]): string {
  return `string_agg(format('${columns.map(() => '%s').join(' ')}', ${columns.join(', ')}), ' ')`;
}

/** The same as a part of a larger query. */
export function asJoinedRows(columns: readonly string[]): RawBuilder<string | null> {
  return sql.raw(joinRows(columns));
}

/** The values of each row, which has that many columns; null for no rows. */
export function splitRows(joined: string | null, columns: number): string[][] {
  const rows: string[][] = [];
  const values = joined === null ? [] : joined.split(' ');
  for (let at = 0; at < values.length; at += columns) rows.push(values.slice(at, at + columns));
  return rows;
}

/** The rows of one kind in a ledger, joined in any order. */
export type JoinedKind = { item_type_code: string; item_type_description: string; joined: string };

/**
 * The rows of a ledger by kind, as JSON: texts may contain spaces, so those of a
 * kind stand once beside its joined rows.
 */
export function joinRowsByKind(columns: readonly string[], source: string): string {
  return `(
  select coalesce(json_agg(kind), '[]') from (
    select item_type_code, item_type_description, ${joinRows(columns)} as joined
    from ${source} group by item_type_code, item_type_description) as kind)`;
}

/** The rows of all kinds in the order of the ledger. */
export function splitRowsByKind<Row extends { seq_no: number }>(
  kinds: readonly JoinedKind[],
  columns: number,
  toRow: (values: string[], kind: JoinedKind) => Row,
): Row[] {
  return kinds
    .flatMap((kind) => splitRows(kind.joined, columns).map((values) => toRow(values, kind)))
    .toSorted((one, other) => one.seq_no - other.seq_no);
}
