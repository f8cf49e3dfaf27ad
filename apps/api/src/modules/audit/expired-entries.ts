import { createHash, type Hash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { AuditKind } from '../../db/audit-schema.ts';
import type { Database } from '../../db/schema.ts';
import type { AuditLog } from './audit-log.ts';
import { type DeletionRecord, type Link, createChainQueries } from './chain-queries.ts';

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
 * Deletes up to a thousand expired entries, and records that. Their links stay with the digests, so that
 * the chain can still be verified. Returns their number.
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

/** No setting lets entries expire sooner than after 90 days; a day is left for clocks that differ. */
const MIN_AGE_MS = 89 * 24 * 3600_000;

/** Entries whose deletion one entry recorded. `newest`: when the last of them happened, as far as it is known. */
type RemovedGroup = { first: string; entries: number; digest: Hash; newest: number };

/** The deleted entries of a chain, by the entry that recorded the deletion. */
export class RemovedEntries {
  readonly #groups = new Map<string, RemovedGroup>();
  /** When deletions were recorded: as they say themselves, but not after what follows them in the chain. */
  readonly #endTimes = new Map<string, number>();
  #previousEnd: string | null = null;

  /** Takes the next link of the chain. */
  pass({ position, entryId, entry, endedBy, happenedAt }: Link): void {
    const time = happenedAt?.getTime();
    const endTime = this.#previousEnd === null ? undefined : this.#endTimes.get(this.#previousEnd);
    if (this.#previousEnd !== null && endTime !== undefined && time !== undefined) {
      this.#endTimes.set(this.#previousEnd, Math.min(endTime, time));
    }
    this.#previousEnd = entry?.kind === 'audit-ended' ? entryId : null;
    if (this.#previousEnd !== null && time !== undefined) this.#endTimes.set(entryId, time);
    if (entry !== null || endedBy === null) return;
    const group = this.#groups.get(endedBy) ?? {
      first: position,
      entries: 0,
      digest: createHash('sha256'),
      newest: -Infinity,
    };
    group.entries += 1;
    group.digest.update(`${position}\n`);
    group.newest = Math.max(group.newest, time ?? -Infinity);
    this.#groups.set(endedBy, group);
  }

  /**
   * The first position of a deleted group that no entry of the chain explains exactly, or that was not old enough;
   * null if there is none.
   */
  findUnexplained(ends: readonly DeletionRecord[]): string | null {
    const records = new Map(ends.map((end) => [end.entryId, end]));
    for (const [endedBy, { first, entries, digest, newest }] of this.#groups) {
      const end = records.get(endedBy);
      const endedAt = this.#endTimes.get(endedBy) ?? -Infinity;
      const isExplained = end?.entries === entries && end.positions === digest.digest('hex');
      if (!isExplained || endedAt - newest < MIN_AGE_MS) return first;
    }
    return null;
  }
}
