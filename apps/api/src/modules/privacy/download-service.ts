import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { inSnapshot } from '../../db/snapshot.ts';
import type { Caller } from '../../client/caller.ts';
import { RateLimited } from '../../errors/domain-errors.ts';
import { verifyMemberPassword } from '../account/verify-member-password.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import type { AttemptResult, AttemptLimiter } from '../session/attempt-limiter.ts';
import { FairQueue } from '../../limits/fair-queue.ts';
import type { MemberData } from './data-files.ts';
import { memberTables } from './member-tables.ts';

type Download = { membershipNo: string; format: 'json' | 'csv' };

export type DownloadAttempt = Download & { password: string; deviceToken: string | null };

export type DownloadServiceOptions = {
  db: Kysely<Database>;
  attempts: AttemptLimiter;
  audit: AuditLog;
  now: () => Date;
};

type Permission = 'given' | 'wrong-password' | { secondsLeft: number };

const HOUR_MS = 3600_000;
/** Downloads of one format per hour; an aborted one may be repeated. */
const FILES_PER_HOUR = 1;
const STARTS_PER_HOUR = 3;

/** Lets members download all their data, after confirming the password. */
export class DownloadService {
  readonly #db: Kysely<Database>;
  readonly #attempts: AttemptLimiter;
  readonly #audit: AuditLog;
  readonly #now: () => Date;
  /** A download reads all rows in one snapshot; only a few run at a time. */
  readonly #reading = new FairQueue({ running: 2, waiting: 8, busySeconds: 5 });

  constructor({ db, attempts, audit, now }: DownloadServiceOptions) {
    this.#db = db;
    this.#attempts = attempts;
    this.#audit = audit;
    this.#now = now;
  }

  /**
   * The member's data, or null if the password is wrong, which counts as a failed sign-in.
   * @throws Locked, RateLimited, or ServiceUnavailable in a flood
   */
  async collect(attempt: DownloadAttempt, caller: Caller): Promise<MemberData | null> {
    const outcome = await this.#attempts.run(
      { kind: 'confirm', address: caller.address, ...attempt },
      (_queries, trx) => this.#permit(attempt, caller, trx),
    );
    if (outcome.state === 'locked') throw outcome.refusal;
    if (outcome.result === 'wrong-password') return null;
    if (outcome.result !== 'given') throw new RateLimited(outcome.result.secondsLeft);
    try {
      const { membershipNo } = attempt;
      return await this.#reading.run({ member: membershipNo }, null, () => this.#read(membershipNo));
    } catch (error) {
      await this.recordAborted(attempt, caller);
      throw error;
    }
  }

  /** Records that a download was aborted. */
  async recordAborted({ membershipNo, format }: Download, caller: Caller): Promise<void> {
    const entry = { kind: 'data-download-broken', membershipNo, ...caller, details: { format } } as const;
    await this.#audit.append(this.#db, entry);
  }

  async #permit(
    { membershipNo, password, format }: DownloadAttempt,
    caller: Caller,
    trx: Transaction<Database>,
  ): Promise<AttemptResult<Permission>> {
    const entry = { membershipNo, ...caller, details: { format } };
    if (!(await verifyMemberPassword(trx, membershipNo, password))) {
      await this.#audit.append(trx, { ...entry, kind: 'data-download-failed' });
      return { count: 'add', result: 'wrong-password' };
    }
    const secondsLeft = await this.#secondsLeft(trx, { membershipNo, format });
    if (secondsLeft > 0) return { count: 'clear', result: { secondsLeft } };
    await this.#audit.append(trx, { ...entry, kind: 'data-downloaded' });
    return { count: 'clear', result: 'given' };
  }

  /** Seconds until this member may download this format again. */
  async #secondsLeft(trx: Transaction<Database>, { membershipNo, format }: Download): Promise<number> {
    const now = this.#now().getTime();
    const recent = await trx
      .selectFrom('audit_entry')
      .select(['kind', 'happened_at'])
      .where('membership_no', '=', membershipNo)
      .where('kind', 'in', ['data-downloaded', 'data-download-broken'])
      .where('happened_at', '>', new Date(now - HOUR_MS))
      .where(sql<boolean>`details ->> 'format' = ${format}`)
      .orderBy('id', 'desc')
      .execute();
    const started = recent.filter(({ kind }) => kind === 'data-downloaded');
    const [newest] = started;
    const whole = started.length - (recent.length - started.length);
    if (!newest || (whole < FILES_PER_HOUR && started.length < STARTS_PER_HOUR)) return 0;
    return Math.ceil((newest.happened_at.getTime() + HOUR_MS - now) / 1000);
  }

  #read(membershipNo: string): Promise<MemberData> {
    return inSnapshot(this.#db, async (snapshot) => {
      const parts: { table: (typeof memberTables)[number]; rows: MemberData['parts'][number]['rows'] }[] = [];
      for (const table of memberTables) {
        // oxlint-disable-next-line eslint/no-await-in-loop -- one connection, one query after the other
        parts.push({ table, rows: await table.list(snapshot, membershipNo) });
      }
      return { membershipNo, producedAt: this.#now(), parts };
    });
  }
}
