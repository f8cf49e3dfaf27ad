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
/** The version of links from before they had digests. */
const FIRST_VERSION = 1;

/** What the link after it is verified with. */
type Previous = Pick<Link, 'hash' | 'digest'>;

/**
 * Verifies the chain from its beginning, hashing every row outside the database. Entries may be missing where an
 * entry of the chain recorded exactly their deletion, and their links show that they were old enough; the digests
 * in these links are verified like all others.
 * @param expectedHead the hash of an earlier report, in hex, that must still be in the chain
 */
export async function verifyAudit(
  db: Kysely<Database>,
  expectedHead: string | null = null,
): Promise<AuditReport> {
  const queries = createChainQueries(db);
  let previous: Previous = { hash: Buffer.alloc(0), digest: Buffer.alloc(0) };
  let position = 0;
  let found = expectedHead === null;
  const removed = new RemovedEntries();
  for (;;) {
    const links = await queries.listLinks(String(position), BATCH);
    for (const link of links) {
      const violation = findViolation(link, String(position + 1), previous);
      if (violation) return { links: position, head: previous.hash.toString('hex'), broken: violation };
      removed.pass(link);
      previous = link;
      position += 1;
      found ||= isHead(link, expectedHead);
    }
    if (links.length < BATCH) break;
  }
  const report = { links: position, head: previous.hash.toString('hex') };
  const unexplained = removed.findUnexplained(await queries.listDeletionRecords());
  if (unexplained !== null) return { ...report, broken: { fault: 'missing', row: unexplained } };
  const unlinked = await queries.findUnlinked();
  if (unlinked !== null) return { ...report, broken: { fault: 'unlinked', row: unlinked } };
  return { ...report, broken: found ? null : { fault: 'cut', row: String(position + 1) } };
}

/** A deleted entry leaves only its link; whether that is explained is known at the end. */
function findViolation(link: Link, expected: string, previous: Previous): AuditReport['broken'] {
  const { position, version, digest, hash, text, entry, endedBy } = link;
  if (position !== expected) return { fault: 'missing', row: expected };
  if (!hash.equals(sha256(previous.hash, text))) return { fault: 'changed', row: position };
  if (!entry) return endedBy === null ? { fault: 'missing', row: position } : null;
  const right = version === FIRST_VERSION ? sha256(previous.digest, entry.text) : sha256(entry.text);
  return endedBy === null && digest.equals(right) ? null : { fault: 'changed', row: position };
}

/** Heads that were stored before links had digests are the digests of those links. */
function isHead({ version, digest, hash }: Link, head: string | null): boolean {
  return hash.toString('hex') === head || (version === FIRST_VERSION && digest.toString('hex') === head);
}

function sha256(...parts: readonly (Buffer | string)[]): Buffer {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
}
