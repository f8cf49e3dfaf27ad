import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';

/**
 * The columns of a row as JSON may hold them: a number of JSON is a float, so `numeric` is written as text. Days of
 * PostgreSQL's JSON are `YYYY-MM-DD` already.
 */
export function asJsonColumns(columns: readonly string[], decimals: readonly string[]): RawBuilder<unknown> {
  return sql.join(
    columns.map((column) =>
      decimals.includes(column) ? sql`${sql.ref(column)}::text as ${sql.ref(column)}` : sql.ref(column),
    ),
  );
}
