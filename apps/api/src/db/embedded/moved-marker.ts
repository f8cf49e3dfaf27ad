import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { OperatorError } from '../../operator-error.ts';

const MARKER = 'moved.txt';

/** Notes below `DATA_DIR` that its embedded database was moved, so that it is not used by mistake. */
export function markMoved(dataDir: string, databaseUrl: string, now: Date): void {
  const { host, pathname, searchParams } = new URL(databaseUrl);
  const place = `${searchParams.get('host') ?? host}${pathname}`;
  writeFileSync(path.join(dataDir, 'database', MARKER), `${place} on ${now.toISOString()}\n`);
}

/** @throws OperatorError for an embedded database that was moved to another one */
export function refuseMoved(root: string): void {
  const marker = path.join(root, MARKER);
  if (!existsSync(marker)) return;
  const moved = readFileSync(marker, 'utf8').trim();
  throw new OperatorError({
    th: `ย้ายฐานข้อมูลในตัวไปที่ ${moved} แล้ว ตั้ง DATABASE_URL ถ้าต้องการใช้ฐานข้อมูลเดิม ซึ่งไม่มีข้อมูลหลังการย้าย ให้ลบ ${marker}`,
    en: `The embedded database was moved to ${moved}: set DATABASE_URL. To use the old one, without what was written since, delete ${marker}.`,
  });
}

/** For a database that takes the place of the one that was moved. */
export function clearMoved(root: string): void {
  rmSync(path.join(root, MARKER), { force: true });
}
