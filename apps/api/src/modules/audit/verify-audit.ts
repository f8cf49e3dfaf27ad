import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { RemovedEntries } from './expired-entries.ts';
import { createChainQueries, type Link } from './chain-queries.ts';

/** How the first changed row differs from what was written. */
export type IntegrityViolation = 'changed' | 'missing' | 'unlinked' | 'cut';

export type AuditReport = {
  /** The number of intact links from the first. */
  links: number;
  /**
   * The hash of the last of them in hex, empty if there is none. A copy
   * stored elsewhere reveals a truncated chain.
   */
  head: string;
  /** The first broken row by its position in the chain; by the id of its entry where no link binds it. */
  broken: { fault: IntegrityViolation; row: string } | null;
};

const BATCH = 2000;

/**
 * Verifies the chain from its beginning, hashing every row outside the database. Rows may be missing where an
 * entry of the chain recorded exactly their deletion, and the entries around them show that they were old enough.
 * @param expectedHead the hash of an earlier report, in hex, that must still be in the chain
 */
export async function verifyAudit(
  db: Kysely<Database>,
  expectedHead: string | null = null,
): Promise<AuditReport> {
  const queries = createChainQueries(db);
  let before: Buffer = Buffer.alloc(0);
  let position = 0;
  let found = expectedHead === null;
  const removed = new RemovedEntries();
  for (;;) {
    const links = await queries.listLinks(String(position), BATCH);
    for (const link of links) {
      const violation = findViolation(link, String(position + 1), before);
      if (link.entry) removed.pass({ entryId: link.entryId, entry: link.entry });
      else if (link.endedBy !== null) removed.add(link.position, link.endedBy);
      if (violation) return { links: position, head: before.toString('hex'), broken: violation };
      before = link.hash;
      position += 1;
      found ||= before.toString('hex') === expectedHead;
    }
    if (links.length < BATCH) break;
  }
  const report = { links: position, head: before.toString('hex') };
  const unexplained = removed.findUnexplained(await queries.listDeletionRecords());
  if (unexplained !== null) return { ...report, broken: { fault: 'missing', row: unexplained } };
  const unlinked = await queries.findUnlinked();
  if (unlinked !== null) return { ...report, broken: { fault: 'unlinked', row: unlinked } };
  return { ...report, broken: found ? null : { fault: 'cut', row: String(position + 1) } };
}

/** A deleted entry leaves only its link; whether that is explained is known at the end. */
function findViolation(
  { position, hash, entry, endedBy }: Link,
  expected: string,
  before: Buffer,
): AuditReport['broken'] {
  if (position !== expected) return { fault: 'missing', row: expected };
  if (!entry) return endedBy === null ? { fault: 'missing', row: expected } : null;
  const right = createHash('sha256').update(before).update(entry.text).digest();
  return right.equals(hash) ? null : { fault: 'changed', row: position };
}
