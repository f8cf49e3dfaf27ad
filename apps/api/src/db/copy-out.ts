import type { ClientBase } from 'pg';
import { to as copyTo } from 'pg-copy-streams';

const copying = new WeakSet<ClientBase>();

/** Reads the rows of a `COPY … TO STDOUT` as text. */
export async function* copyOut(client: ClientBase, statement: string): AsyncGenerator<Buffer> {
  copying.add(client);
  yield* client.query(copyTo(statement));
  copying.delete(client);
}

/**
 * Whether the reader of a copy left it before its end. PostgreSQL goes on sending it, so that even a rollback
 * would wait for ever: such a connection can only be closed.
 */
export function isCopying(client: ClientBase): boolean {
  return copying.has(client);
}
