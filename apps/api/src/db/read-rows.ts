import type { ClientBase, QueryResultRow } from 'pg';

const BATCH_ROWS = 1000;

/** Reads the rows of a query in batches, so that a million need no more memory; inside a transaction. */
export async function* readRows<Row extends QueryResultRow>(
  client: ClientBase,
  query: string,
  parameters: readonly unknown[] = [],
): AsyncGenerator<Row> {
  // All rows are wanted, so plan for all of them.
  await client.query('set local cursor_tuple_fraction to 1');
  await client.query(`declare wanted_rows no scroll cursor for ${query}`, [...parameters]);
  let rows: Row[];
  do {
    ({ rows } = await client.query<Row>(`fetch ${BATCH_ROWS} from wanted_rows`));
    yield* rows;
  } while (rows.length === BATCH_ROWS);
  await client.query('close wanted_rows');
}
