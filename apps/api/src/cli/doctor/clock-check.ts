import type { Kysely } from 'kysely';
import {
  describeClockFault,
  findClockFault,
  MAX_DIFFERENCE_MS,
  measureClockDifference,
} from '../../db/deletion-clock.ts';
import type { Database } from '../../db/schema.ts';
import { fault, type Finding, ok, warning } from './finding.ts';

const NOTICEABLE_MS = 2000;

/**
 * Compares the clock of this machine with that of the database, with what it said when data was last deleted, and
 * with the newest entry of the audit log.
 */
export async function checkClock(db: Kysely<Database>, getTime: () => number = Date.now): Promise<Finding[]> {
  const now = () => new Date(getTime());
  const findings = [compareClocks(Math.abs(await measureClockDifference(db, now)))];
  const clockFault = await findClockFault(db, { now });
  if (clockFault?.fault === 'jumped') {
    const { th, en } = describeClockFault(clockFault);
    findings.push(fault(th, en));
  }
  const newest = await db
    .selectFrom('audit_entry')
    .select('happened_at')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (newest && newest.happened_at.getTime() > getTime() + MAX_DIFFERENCE_MS) {
    const at = newest.happened_at.toISOString();
    findings.push(
      fault(
        `บันทึกการใช้งานรายการสุดท้ายอยู่ในอนาคต (${at}): นาฬิกาถูกตั้งถอยหลัง หรือเคยตั้งผิด`,
        `The newest entry of the audit log is in the future (${at}): the clock was set back, or was wrong before`,
      ),
    );
  }
  return findings;
}

function compareClocks(difference: number): Finding {
  const seconds = (difference / 1000).toFixed(1);
  if (difference > MAX_DIFFERENCE_MS) {
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
