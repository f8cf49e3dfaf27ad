import type { ClientBase } from 'pg';
import { StoredRuleBook } from '../info/rule-book.ts';

/** The cooperative's published rules; null if there are none, or only those of the demonstration. */
export async function readOwnRules(client: ClientBase): Promise<StoredRuleBook | null> {
  const { rows } = await client.query<{ content: unknown }>(
    `select content from site_part where name = 'rules'`,
  );
  const book = rows[0] && StoredRuleBook.parse(rows[0].content);
  return book === undefined || book.demonstration ? null : book;
}
