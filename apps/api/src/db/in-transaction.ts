import type pg from 'pg';
import { isCopying } from './copy-out.ts';

/** Commits what `work` did, unless it fails, is aborted, or is a dry run. */
export async function inTransaction<Result>(
  pool: pg.Pool,
  { dryRun, signal }: { dryRun: boolean; signal?: AbortSignal },
  work: (client: pg.ClientBase) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  // An unhandled connection error between two statements would end the process.
  const handleError = (error: Error): void => void (broken = error);
  client.on('error', handleError);
  try {
    await client.query('begin');
    await client.query('set local idle_in_transaction_session_timeout = 0; set local statement_timeout = 0');
    const result = await work(client);
    signal?.throwIfAborted();
    await client.query(dryRun ? 'rollback' : 'commit');
    return result;
  } catch (error) {
    // A connection that cannot even roll back is closed, which has the same effect.
    if (!isCopying(client)) await client.query('rollback').catch(handleError);
    signal?.throwIfAborted();
    throw error;
  } finally {
    if (!broken) client.off('error', handleError);
    client.release(broken ?? isCopying(client));
  }
}
