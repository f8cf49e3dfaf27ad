import { type Kysely, sql, type Transaction } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../../../db/schema.ts';
import { type AuditReport, verifyAudit } from '../verify-audit.ts';

class RolledBack extends Error {}

/** Does work in a transaction that is undone again, and gives its result. */
export async function tryOut<Result>(
  db: Kysely<Database>,
  work: (trx: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  const results: Result[] = [];
  const attempt = db.transaction().execute(async (trx) => {
    results.push(await work(trx));
    throw new RolledBack();
  });
  await expect(attempt).rejects.toThrow(RolledBack);
  const [result] = results;
  if (result === undefined) throw new Error('The work gave nothing.');
  return result;
}

/** What is wrong after statements of someone with all rights to the database, for each head that was stored. */
export function verifyAfterTampering(
  db: Kysely<Database>,
  statements: readonly string[],
  heads: readonly (string | null)[] = [null],
): Promise<AuditReport['broken'][]> {
  return tryOut(db, async (trx) => {
    for (const table of ['audit_entry', 'audit_link']) {
      await sql.raw(`alter table ${table} disable trigger all`).execute(trx);
    }
    for (const statement of statements) await sql.raw(statement).execute(trx);
    const found: AuditReport['broken'][] = [];
    for (const head of heads) found.push((await verifyAudit(trx, head)).broken);
    return found;
  });
}
