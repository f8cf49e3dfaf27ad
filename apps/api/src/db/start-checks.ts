import { type Kysely, sql } from 'kysely';
import type { Bilingual } from '../language.ts';
import { OperatorError } from '../operator-error.ts';
import type { Database } from './schema.ts';

const OLDEST_VERSION = 15;

type ServerFacts = { version: number; fsync: string; full_page_writes: string; encoding: string };

/** Refuses a PostgreSQL that is too old, does not use UTF-8, or could lose acknowledged writes. */
export async function checkServer(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<ServerFacts>`
    select current_setting('server_version_num')::int / 10000 as version,
           current_setting('fsync') as fsync,
           current_setting('full_page_writes') as full_page_writes,
           current_setting('server_encoding') as encoding`.execute(db);
  const problem = rows[0] && findServerProblem(rows[0]);
  if (!problem) return;
  throw new OperatorError({
    th: `ใช้ฐานข้อมูลไม่ได้ เพราะ${problem.th}`,
    en: `The database cannot be used: ${problem.en}.`,
  });
}

/** The reason why a server cannot be used, as the end of a sentence, or null. */
export function findServerProblem({
  version,
  fsync,
  full_page_writes,
  encoding,
}: ServerFacts): Bilingual | null {
  if (version < OLDEST_VERSION) {
    return {
      th: `เป็น PostgreSQL ${version} ต้องใช้ ${OLDEST_VERSION} ขึ้นไป`,
      en: `it is PostgreSQL ${version}, and ${OLDEST_VERSION} or newer is needed`,
    };
  }
  if (encoding !== 'UTF8') {
    return {
      th: `ใช้รหัสอักขระ ${encoding} ต้องเป็น UTF8`,
      en: `its encoding is ${encoding}, and UTF8 is needed`,
    };
  }
  if (fsync !== 'on') {
    return {
      th: 'ค่า fsync ปิดอยู่ ถ้าไฟดับ เงินของสมาชิกจะหาย ตั้งเป็น on',
      en: 'its setting fsync is off, so a power cut would lose members’ money; set it to on',
    };
  }
  if (full_page_writes !== 'on') {
    return {
      th: 'ค่า full_page_writes ปิดอยู่ ตั้งเป็น on',
      en: 'its setting full_page_writes is off; set it to on',
    };
  }
  return null;
}

/**
 * Refuses a database in whose locale (LC_CTYPE `C`) Thai words have no
 * trigrams. Call it after the migrations.
 */
export async function checkThaiSearch(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ found: number | null }>`
    select array_length(show_trgm('กู้'), 1) as found`.execute(db);
  if (rows[0]?.found) return;
  throw new OperatorError({
    th: 'ใช้ฐานข้อมูลไม่ได้ เพราะ locale ของฐานข้อมูลไม่รองรับอักษรไทย สร้างใหม่ด้วย createdb --template=template0 --encoding=UTF8 --locale=C.UTF-8',
    en: 'The database cannot be used: its locale does not support Thai letters. Create it again with createdb --template=template0 --encoding=UTF8 --locale=C.UTF-8.',
  });
}
