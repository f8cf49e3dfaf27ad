import { createHash, type Hash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { AuditKind } from '../../db/audit-schema.ts';
import type { Database } from '../../db/schema.ts';
import type { AuditLog } from './audit-log.ts';
import { type DeletionRecord, createChainQueries } from './chain-queries.ts';

/** Kept, like all entries of officers, as long as a claim can be brought to court. */
export const LONG_RETENTION_KINDS: readonly AuditKind[] = [
  'registered',
  'account-given',
  'terms-accepted',
  'consent-given',
  'consent-withdrawn',
  'privacy-requested',
  'privacy-answered',
  'confirmation-answered',
  'confirmation-submitted',
  'impersonation-allowed',
  'impersonation-started',
  'impersonation-request',
  'impersonation-ended',
];

/** Entries before these instants have expired: everyday ones and long-term ones. */
export type AuditLimits = { everyday: Date; longTerm: Date };

/** Entries per transaction, so that a concurrent sign-in does not wait long. */
const BATCH_SIZE = 1000;

/**
 * Deletes up to a thousand expired entries, and records that. Their links stay, so that the chain
 * can still be verified. Returns their number.
 */
export async function deleteExpiredAuditEntries(
  trx: Transaction<Database>,
  audit: AuditLog,
  { everyday, longTerm }: AuditLimits,
): Promise<number> {
  const queries = createChainQueries(trx);
  const some = { longTermKinds: LONG_RETENTION_KINDS, limit: BATCH_SIZE };
  const early = await queries.listExpired({ before: everyday, are: 'everyday', ...some });
  const expired =
    early.length > 0 ? early : await queries.listExpired({ before: longTerm, are: 'longTerm', ...some });
  if (expired.length === 0) return 0;
  const digest = createHash('sha256');
  for (const { position } of expired) digest.update(`${position}\n`);
  const details = { entries: expired.length, positions: digest.digest('hex') };
  const noMember = { membershipNo: null, address: '', userAgent: '' };
  const endedBy = await audit.append(trx, { kind: 'audit-ended', ...noMember, details });
  await queries.deleteEntries(
    expired.map(({ entry_id }) => entry_id),
    endedBy,
  );
  return expired.length;
}

/** The deleted entries of a chain, by the entry that recorded the deletion. */
export class RemovedEntries {
  readonly #groups = new Map<string, { first: string; entries: number; digest: Hash }>();

  /** Adds a position whose entry is deleted, in order of the chain. */
  add(position: string, endedBy: string): void {
    const group = this.#groups.get(endedBy) ?? {
      first: position,
      entries: 0,
      digest: createHash('sha256'),
    };
    group.entries += 1;
    group.digest.update(`${position}\n`);
    this.#groups.set(endedBy, group);
  }

  /**
   * The first position of a deleted group that no entry of the chain
   * explains exactly; null if all are explained.
   */
  findUnexplained(ends: readonly DeletionRecord[]): string | null {
    const records = new Map(ends.map((end) => [end.entryId, end]));
    for (const [endedBy, { first, entries, digest }] of this.#groups) {
      const end = records.get(endedBy);
      if (end?.entries !== entries || end.positions !== digest.digest('hex')) return first;
    }
    return null;
  }
}
