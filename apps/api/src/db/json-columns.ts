import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';

/**
 * The columns of a row as JSON may contain them: a number of JSON is a float, so `numeric` is written as
 * text. Days of PostgreSQL's JSON are `YYYY-MM-DD` already.
 */
export function listJsonColumns(columns: readonly string[], decimals: readonly string[]): string {
  return columns
    .map((column) => (decimals.includes(column) ? `${column}::text as ${column}` : column))
    .join(', ');
}

/** The same as a part of a larger query. */
export function asJsonColumns(columns: readonly string[], decimals: readonly string[]): RawBuilder<unknown> {
  return sql.raw(listJsonColumns(columns, decimals));
}
