import { type RawBuilder, sql } from 'kysely';

/**
 * Rows as the lines of one text, with spaces between their values and nothing for null: as JSON, or as rows of the result,
 * many short values take longer to write and to read. For values without spaces and line breaks.
 */
export function joinLines(columns: readonly string[]): string {
  return `string_agg(concat(${columns.join(`, ' ', `)}), E'\\n')`;
}

/** The same as a part of a larger query. */
export function asJoinedLines(columns: readonly string[]): RawBuilder<string | null> {
  return sql.raw(joinLines(columns));
}

/** The values of each row; null stands for no rows. */
export function splitLines(lines: string | null): string[][] {
  return lines === null ? [] : lines.split('\n').map((line) => line.split(' '));
}
