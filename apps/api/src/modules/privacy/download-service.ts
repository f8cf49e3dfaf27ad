import { DOWNLOADS_PER_HOUR } from '@sahakorn/contract/privacy';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { inSnapshot } from '../../db/snapshot.ts';
import type { Caller } from '../../plugins/caller.ts';
import { RateLimited } from '../../plugins/domain-errors.ts';
import { isPasswordOf } from '../account/known-password.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import { passwordSubject, type Tried, type TryLimit } from '../session/try-limit.ts';
import { createWorkQueue } from '../session/work-queue.ts';
import type { MemberData } from './data-files.ts';
import { memberTables } from './member-tables.ts';

export type DownloadAttempt = { membershipNo: string; password: string; format: 'json' | 'csv' };

type DownloadParts = { db: Kysely<Database>; tries: TryLimit; audit: AuditLog; now: () => Date };

type Permission = 'given' | 'wrong-password' | 'too-often';

const HOUR_MS = 3600_000;

/** Gives members all that is kept of them, once they have said their password again. */
export class DownloadService {
  readonly #db: Kysely<Database>;
  readonly #tries: TryLimit;
  readonly #audit: AuditLog;
  readonly #now: () => Date;
  /** A member's rows are read whole, as of one moment; few are read at a time. */
  readonly #reading = createWorkQueue({ running: 2, waiting: 8, busySeconds: 5 });

  constructor({ db, tries, audit, now }: DownloadParts) {
    this.#db = db;
    this.#tries = tries;
    this.#audit = audit;
    this.#now = now;
  }

  /**
   * The member's data, or null where the password is wrong; that counts as a wrong sign-in, for it is the same guess.
   * @throws Locked, RateLimited, or ServiceUnavailable when too many do the same.
   */
  async collect(attempt: DownloadAttempt, caller: Caller): Promise<MemberData | null> {
    const { membershipNo } = attempt;
    const trier = { subject: passwordSubject(membershipNo), address: caller.address };
    const outcome = await this.#tries.run(trier, (_queries, trx) => this.#permit(attempt, caller, trx));
    if (outcome.state === 'locked') throw outcome.refusal;
    if (outcome.result === 'too-often') throw new RateLimited(HOUR_MS / 1000);
    if (outcome.result === 'wrong-password') return null;
    return this.#reading.run(() => this.#read(membershipNo));
  }

  async #permit(
    { membershipNo, password, format }: DownloadAttempt,
    caller: Caller,
    trx: Transaction<Database>,
  ): Promise<Tried<Permission>> {
    const entry = { membershipNo, ...caller, details: { format } };
    if (!(await isPasswordOf(trx, membershipNo, password))) {
      await this.#audit.append(trx, { ...entry, kind: 'data-download-failed' });
      return { count: 'add', result: 'wrong-password' };
    }
    if ((await this.#countLately(trx, membershipNo)) >= DOWNLOADS_PER_HOUR) {
      return { count: 'clear', result: 'too-often' };
    }
    await this.#audit.append(trx, { ...entry, kind: 'data-downloaded' });
    return { count: 'clear', result: 'given' };
  }

  async #countLately(trx: Transaction<Database>, membershipNo: string): Promise<number> {
    const { downloads } = await trx
      .selectFrom('audit_entry')
      .select(({ fn }) => fn.countAll<string>().as('downloads'))
      .where('membership_no', '=', membershipNo)
      .where('kind', '=', 'data-downloaded')
      .where('happened_at', '>', new Date(this.#now().getTime() - HOUR_MS))
      .executeTakeFirstOrThrow();
    return Number(downloads);
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
