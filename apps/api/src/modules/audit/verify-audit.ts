import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { createAuditQueries, type Link } from './audit-queries.ts';

/** What is wrong with the first row that is not as it was written. */
export type AuditFault = 'changed' | 'missing' | 'unlinked' | 'cut';

export type AuditReport = {
  /** Whole links, from the first on. */
  links: number;
  /** The hash of the last of them in hex, empty where there is none. Kept elsewhere, it shows a chain cut short. */
  head: string;
  /** The first broken row by its position in the chain; by the id of its entry where no link binds it. */
  broken: { fault: AuditFault; row: string } | null;
};

const BATCH = 2000;

/**
 * Follows the chain from its beginning, and hashes every row anew, outside the database.
 * @param keptHead the hash of an earlier report, in hex, that must still stand in the chain
 */
export async function verifyAudit(
  db: Kysely<Database>,
  keptHead: string | null = null,
): Promise<AuditReport> {
  const queries = createAuditQueries(db);
  let before: Buffer = Buffer.alloc(0);
  let position = 0;
  let found = keptHead === null;
  for (;;) {
    const links = await queries.listLinks(String(position), BATCH);
    for (const link of links) {
      const fault = faultOf(link, String(position + 1), before);
      if (fault) return { links: position, head: before.toString('hex'), broken: fault };
      before = link.hash;
      position += 1;
      found ||= before.toString('hex') === keptHead;
    }
    if (links.length < BATCH) break;
  }
  const report = { links: position, head: before.toString('hex') };
  const unlinked = await queries.findUnlinked();
  if (unlinked !== null) return { ...report, broken: { fault: 'unlinked', row: unlinked } };
  return { ...report, broken: found ? null : { fault: 'cut', row: String(position + 1) } };
}

function faultOf({ position, hash, text }: Link, expected: string, before: Buffer): AuditReport['broken'] {
  if (position !== expected || text === null) return { fault: 'missing', row: expected };
  const right = createHash('sha256').update(before).update(text).digest();
  return right.equals(hash) ? null : { fault: 'changed', row: position };
}
