import { sql } from 'kysely';
import { listBaseCopies } from '../../modules/backup/wal-folder.ts';
import { fault, type Finding, ok, warning } from './finding.ts';
import type { ReadOnlyDatabase } from './read-only-database.ts';

const DAY_MS = 24 * 3_600_000;
/** A base copy is made every week. */
const BASE_DAYS = 8;

type Archiver = { on: boolean; failing: boolean; archived_at: Date | null; failed_at: Date | null };

/**
 * Looks at the archive of the write-ahead log: whether PostgreSQL can write
 * to it, and the age of its base copy.
 */
export async function checkArchive(
  { db, embedded, wasRunning }: Pick<ReadOnlyDatabase, 'db' | 'embedded' | 'wasRunning'>,
  walArchive: string | null,
  now: Date,
): Promise<Finding[]> {
  const { rows } = await sql<Archiver>`
    select current_setting('archive_mode') <> 'off' as on,
           last_failed_time > coalesce(last_archived_time, '-infinity') is true as failing,
           last_archived_time as archived_at, last_failed_time as failed_at
    from pg_stat_archiver`.execute(db);
  const [archiver] = rows;
  const findings = archiver ? describeArchiver(archiver, { embedded, wasRunning, walArchive }) : [];
  return walArchive === null ? findings : [...findings, await checkBaseCopy(walArchive, now)];
}

function describeArchiver(
  { on, failing, archived_at, failed_at }: Archiver,
  { embedded, wasRunning, walArchive }: { embedded: boolean; wasRunning: boolean; walArchive: string | null },
): Finding[] {
  const last = archived_at?.toISOString() ?? '-';
  // An embedded database that was started for this check does not archive.
  if (failing && (on || (embedded && walArchive !== null))) {
    const failed = failed_at?.toISOString() ?? '-';
    return [
      fault(
        `PostgreSQL เก็บ WAL ไม่ได้ (ล้มเหลวล่าสุด ${failed} สำเร็จล่าสุด ${last}): ดูดิสก์และสิทธิ์ของที่เก็บ และ log ของ PostgreSQL`,
        `PostgreSQL cannot archive its log (failed at ${failed}, last succeeded at ${last}): look at the archive’s disk and permissions, and at PostgreSQL’s log`,
      ),
    ];
  }
  if (!on && wasRunning && walArchive !== null) {
    return [
      warning(
        'ตั้ง WAL_ARCHIVE_DIR แล้ว แต่เซิร์ฟเวอร์เริ่มก่อนตั้ง: เริ่มเซิร์ฟเวอร์ใหม่',
        'WAL_ARCHIVE_DIR is set, but the server was started without it: restart it',
      ),
    ];
  }
  return on ? [ok(`เก็บ WAL ล่าสุดเมื่อ ${last}`, `The log was last archived at ${last}`)] : [];
}

async function checkBaseCopy(walArchive: string, now: Date): Promise<Finding> {
  const newest = (await listBaseCopies(walArchive)).at(-1);
  if (!newest) {
    return fault(
      `ยังไม่มีสำเนาตั้งต้นใน ${walArchive}: สั่ง npm run portal -- backup --base`,
      `There is no base copy in ${walArchive}: run npm run portal -- backup --base`,
    );
  }
  const at = newest.finishedAt.toISOString();
  const isOld = now.getTime() - newest.finishedAt.getTime() > BASE_DAYS * DAY_MS;
  return (isOld ? warning : ok)(`สำเนาตั้งต้นล่าสุดทำเมื่อ ${at}`, `The newest base copy was made at ${at}`);
}
