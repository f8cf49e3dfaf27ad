import { type Kysely, sql } from 'kysely';
import { findPendingMigrations } from '../../db/migrate.ts';
import type { Database } from '../../db/schema.ts';
import { type Finding, ok, warning } from './finding.ts';
import type { ReadOnlyDatabase } from './read-only-database.ts';

/** Looks at the version, the migrations and the kind of books of a database that could be opened. */
export async function checkDatabase(
  { db, embedded, wasRunning }: ReadOnlyDatabase,
  environment: string,
): Promise<Finding[]> {
  const { rows } = await sql<{
    version: string;
  }>`select current_setting('server_version') as version`.execute(db);
  const version = rows[0]?.version ?? '';
  const where = describePlace(embedded, wasRunning);
  const pending = await findPendingMigrations(db);
  if (pending.length > 0) {
    return [
      warning(
        `ฐานข้อมูลยังไม่ได้ปรับเป็นรุ่นนี้ (${pending.join(', ')}): สั่ง npm run portal -- migrate`,
        `The database is not migrated to this release (${pending.join(', ')}): run npm run portal -- migrate`,
      ),
    ];
  }
  return [
    ok(`PostgreSQL ${version} ${where.th} ตรงกับรุ่นนี้`, `PostgreSQL ${version} ${where.en}, at this release`),
    ...(await checkBooks(db, environment)),
  ];
}

function describePlace(embedded: boolean, wasRunning: boolean): { th: string; en: string } {
  if (!embedded) return { th: 'ของ DATABASE_URL', en: 'of DATABASE_URL' };
  return wasRunning
    ? { th: 'ในตัว กำลังทำงาน', en: 'embedded, running' }
    : { th: 'ในตัว เปิดขึ้นเพื่อการตรวจนี้เท่านั้น', en: 'embedded, started for this check only' };
}

async function checkBooks(db: Kysely<Database>, environment: string): Promise<Finding[]> {
  const books = await db.selectFrom('books').select('kind').executeTakeFirst();
  if (books?.kind !== 'demo' || environment !== 'production') return [];
  return [
    warning(
      'ฐานข้อมูลมีสหกรณ์ตัวอย่าง ซึ่งทุกคนรู้รหัสผ่าน: นำเข้าสมุดบัญชีของสหกรณ์',
      'The database holds the demonstration, whose passwords are known to all: import your own books',
    ),
  ];
}
