import { Gauge, type Registry } from '@prometheus-io/client';
import { type Kysely, sql } from 'kysely';
import { findClockFault } from '../../db/deletion-clock.ts';
import type { Database } from '../../db/schema.ts';
import { isBooksImportRunning } from '../import/books-state.ts';
import { readMailQueue } from '../mail/mail-queue.ts';

type State = {
  sessions: number;
  mailWaiting: number;
  mailGivenUp: number;
  mailLateSeconds: number;
  importRunning: number;
  booksLoaded: number | null;
  contentImported: number | null;
  archiveFailing: number | null;
  deletionRefused: number;
};

const STATE_GAUGES: Readonly<Record<keyof State, { name: string; help: string }>> = {
  sessions: { name: 'sahakorn_sessions', help: 'Sessions of members that have not ended' },
  mailWaiting: { name: 'sahakorn_mail_waiting', help: 'Mails that wait to be sent' },
  mailGivenUp: { name: 'sahakorn_mail_given_up', help: 'Mails of the last 90 days that could not be sent' },
  mailLateSeconds: {
    name: 'sahakorn_mail_late_seconds',
    help: 'For how long the mail that waits for longest has been due',
  },
  importRunning: { name: 'sahakorn_import_running', help: 'Whether books are being imported' },
  booksLoaded: {
    name: 'sahakorn_books_loaded_timestamp_seconds',
    help: 'When the books were loaded, in Unix time',
  },
  contentImported: {
    name: 'sahakorn_content_imported_timestamp_seconds',
    help: 'When the content was imported, in Unix time',
  },
  archiveFailing: {
    name: 'sahakorn_wal_archive_failing',
    help: 'Whether archiving the write-ahead log has failed since it last succeeded; missing where it is not archived',
  },
  deletionRefused: {
    name: 'sahakorn_deletion_refused',
    help: 'Whether expired data is not deleted because the clock may be wrong',
  },
};

/**
 * Counts from the database, the same on every server.
 * @returns reads it; call it before each scrape
 */
export function measureState(
  registry: Registry,
  { db, now }: { db: Kysely<Database>; now: () => Date },
): () => Promise<void> {
  const registers = [registry];
  const up = new Gauge({
    name: 'sahakorn_database_up',
    help: 'Whether the database answered the queries of this scrape',
    registers,
  });
  const names = Object.keys(STATE_GAUGES) as (keyof State)[];
  const gauges = names.map((name) => ({ name, gauge: new Gauge({ ...STATE_GAUGES[name], registers }) }));
  return async () => {
    const state = await readState(db, now).catch(() => null);
    up.set(state ? 1 : 0);
    for (const { name, gauge } of gauges) {
      const value = state?.[name] ?? null;
      if (value === null) gauge.remove();
      else gauge.set(value);
    }
  };
}

async function readState(db: Kysely<Database>, clock: () => Date): Promise<State> {
  const now = clock();
  const { rows } = await sql<{
    sessions: string;
    books: Date | null;
    content: Date | null;
    archive: boolean | null;
  }>`
    select (select count(*) from session where absolute_expires_at > ${now}
              and last_seen_at + make_interval(secs => idle_seconds) > ${now}) as sessions,
           (select loaded_at from books) as books,
           (select imported_at from content_state) as content,
           (select last_failed_time > coalesce(last_archived_time, '-infinity') is true
            from pg_stat_archiver where current_setting('archive_mode') <> 'off') as archive`.execute(db);
  const queue = await readMailQueue(db);
  const [row] = rows;
  const late = queue.oldestDueAt === null ? 0 : now.getTime() - queue.oldestDueAt.getTime();
  return {
    sessions: Number(row?.sessions ?? 0),
    mailWaiting: queue.waiting,
    mailGivenUp: queue.givenUp,
    mailLateSeconds: Math.max(0, late) / 1000,
    importRunning: (await isBooksImportRunning(db)) ? 1 : 0,
    booksLoaded: toSeconds(row?.books),
    contentImported: toSeconds(row?.content),
    archiveFailing: typeof row?.archive === 'boolean' ? Number(row.archive) : null,
    deletionRefused: (await findClockFault(db, { now: clock })) === null ? 0 : 1,
  };
}

function toSeconds(instant: Date | null | undefined): number | null {
  return instant ? instant.getTime() / 1000 : null;
}
