import type { FastifyInstance } from 'fastify';
import { post } from './demo.ts';

type Page = { data: unknown[]; next_cursor: string | null };

/** Follows the cursor of a statement to its end. `between` happens after each page. */
export async function readAllPages<Statement extends Page>(
  app: FastifyInstance,
  path: string,
  { token, filter = {}, between }: { token: string; filter?: object; between?: () => Promise<unknown> },
): Promise<{ pages: Statement[]; rows: Statement['data'][number][] }> {
  const pages: Statement[] = [];
  let cursor: string | null = null;
  do {
    const body = { ...filter, ...(cursor !== null && { cursor }) };
    const page: Statement = (await post(app, path, { token, body })).json<Statement>();
    pages.push(page);
    cursor = page.next_cursor;
    await between?.();
  } while (cursor !== null);
  return { pages, rows: pages.flatMap(({ data }) => data) };
}
