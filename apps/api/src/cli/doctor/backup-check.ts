import { existsSync } from 'node:fs';
import path from 'node:path';
import { readLastBackup } from '../../last-backup.ts';
import { fault, type Finding, ok, warning } from './finding.ts';

const HOUR_MS = 3_600_000;
/** A nightly backup may take a while. */
const LATE_HOURS = 26;
const OVERDUE_HOURS = 8 * 24;

/** Looks at the age of the last backup. */
export async function checkBackup(dataDir: string, now: Date): Promise<Finding[]> {
  const last = await readLastBackup(dataDir);
  if (!last) {
    return [
      warning(
        'ยังไม่มีข้อมูลสำรอง: npm run portal -- backup หรือวิธีของสหกรณ์เอง',
        'There is no backup yet: npm run portal -- backup, or your own means',
      ),
    ];
  }
  const { finishedAt, path: file, bytes } = last;
  const hours = (now.getTime() - finishedAt.getTime()) / HOUR_MS;
  const size = bytes === undefined ? '' : ` ${bytes.toLocaleString('en-US')} B`;
  const th = `สำรองข้อมูลครั้งสุดท้ายเมื่อ ${finishedAt.toISOString()}${size}`;
  const en = `The last backup ended at ${finishedAt.toISOString()}${size}`;
  const isMissing = file !== undefined && path.isAbsolute(file) && !existsSync(file);
  return [
    hours > OVERDUE_HOURS ? fault(th, en) : hours > LATE_HOURS ? warning(th, en) : ok(th, en),
    ...(isMissing ? [warning(`ไม่พบ ${file} บนเครื่องนี้แล้ว`, `${file} is not on this machine any more`)] : []),
  ];
}
