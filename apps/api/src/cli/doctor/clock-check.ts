import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { fault, type Finding, ok, warning } from './finding.ts';

const NOTICEABLE_MS = 2000;
/** Sessions, codes and locks end too early or too late. */
const HARMFUL_MS = 60_000;

/**
 * Compares the clock of this machine with that of the database, and with the newest entry of the audit log.
 */
export async function checkClock(db: Kysely<Database>, getTime: () => number = Date.now): Promise<Finding[]> {
  const before = getTime();
  const { rows } = await sql<{ now: Date; newest: Date | null }>`
    select clock_timestamp() as now, (select happened_at from audit_entry order by id desc limit 1) as newest`.execute(
    db,
  );
  const after = getTime();
  const [row] = rows;
  if (!row) throw new Error('The database gave no time.');
  // The answer was made at some moment between the two.
  const difference = Math.max(row.now.getTime() - after, before - row.now.getTime(), 0);
  const seconds = (difference / 1000).toFixed(1);
  const compared = compareClocks(difference, seconds);
  if (row.newest === null || row.newest.getTime() <= after + HARMFUL_MS) return [compared];
  const at = row.newest.toISOString();
  return [
    compared,
    fault(
      `บันทึกการใช้งานรายการสุดท้ายอยู่ในอนาคต (${at}): นาฬิกาถูกตั้งถอยหลัง หรือเคยตั้งผิด`,
      `The newest entry of the audit log is in the future (${at}): the clock was set back, or was wrong before`,
    ),
  ];
}

function compareClocks(difference: number, seconds: string): Finding {
  if (difference > HARMFUL_MS) {
    return fault(
      `นาฬิกาของเครื่องนี้ต่างจากฐานข้อมูล ${seconds} วินาที: ตั้งให้ตรงด้วย NTP`,
      `The clock of this machine differs from the database’s by ${seconds} s: synchronise both by NTP`,
    );
  }
  if (difference > NOTICEABLE_MS) {
    return warning(
      `นาฬิกาของเครื่องนี้ต่างจากฐานข้อมูล ${seconds} วินาที`,
      `The clock of this machine differs from the database’s by ${seconds} s`,
    );
  }
  return ok('นาฬิกาตรงกับฐานข้อมูล', 'The clock agrees with the database’s');
}
