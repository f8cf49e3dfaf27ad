import { type RawBuilder, sql } from 'kysely';

/**
 * Rows as one text, with a space between any two values and nothing for null: as JSON, or as rows of the result, many
 * short values take longer to write and to read. For values without spaces.
 */
export function joinRows(columns: readonly string[]): string {
  return `string_agg(format('${columns.map(() => '%s').join(' ')}', ${columns.join(', ')}), ' ')`;
}

/** The same as a part of a larger query. */
export function asJoinedRows(columns: readonly string[]): RawBuilder<string | null> {
  return sql.raw(joinRows(columns));
}

/** The values of each row, which has so many columns; null stands for no rows. */
export function splitRows(joined: string | null, columns: number): string[][] {
  const rows: string[][] = [];
  const values = joined === null ? [] : joined.split(' ');
  for (let at = 0; at < values.length; at += columns) rows.push(values.slice(at, at + columns));
  return rows;
}
