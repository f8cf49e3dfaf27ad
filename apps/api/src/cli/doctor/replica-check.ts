import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import { createPool } from '../../db/pool.ts';
import { isSameDatabase, readPrimary, readStandby } from '../../db/replica-position.ts';
import { getErrorMessage } from '../../operator-error.ts';
import { type Finding, ok, warning } from './finding.ts';

const POLL_MS = 50;

/** Checks that `DATABASE_READ_URL` is a replica, and follows the primary closely enough to be read. */
export async function checkReplica({ databaseUrl, replica }: Config, log: Logger): Promise<Finding[]> {
  if (replica === null || databaseUrl === null) return [];
  const connect = (url: string) => createPool({ connectionString: url }, 'replica', log);
  const [primary, standby] = [connect(databaseUrl), connect(replica.url)];
  try {
    return [await follow(primary, standby, replica.lagSeconds)];
  } catch (error) {
    const reason = getErrorMessage(error);
    return [
      warning(
        `ใช้ฐานข้อมูลของ DATABASE_READ_URL ไม่ได้ อ่านจากฐานข้อมูลหลักแทน: ${reason}`,
        `The replica of DATABASE_READ_URL cannot be used; feeds are read from the primary: ${reason}`,
      ),
    ];
  } finally {
    await Promise.all([primary.end(), standby.end()]);
  }
}

async function follow(primary: pg.Pool, replica: pg.Pool, lagSeconds: number): Promise<Finding> {
  const { replayed: replayedBefore } = await readStandby(replica);
  const startedAt = performance.now();
  const goal = await readPrimary(primary);
  for (;;) {
    const standby = await readStandby(replica);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    if (standby.replayed === null || !isSameDatabase(goal, standby)) {
      return warning(
        'DATABASE_READ_URL ไม่ใช่สำเนาของ DATABASE_URL: แก้ที่อยู่',
        'DATABASE_READ_URL is no replica of DATABASE_URL: correct the address',
      );
    }
    if (replayedBefore !== null && replayedBefore > goal.position) {
      return warning(
        'DATABASE_READ_URL มีข้อมูลใหม่กว่า DATABASE_URL จึงไม่ใช่สำเนาของฐานข้อมูลหลักปัจจุบัน: สร้างสำเนาใหม่',
        'DATABASE_READ_URL is ahead of DATABASE_URL, so it follows another primary: make a new replica',
      );
    }
    if (standby.replayed >= goal.position) {
      return ok(
        `DATABASE_READ_URL ตามทันภายใน ${seconds} วินาที`,
        `DATABASE_READ_URL caught up within ${seconds} seconds`,
      );
    }
    if (performance.now() - startedAt > lagSeconds * 1000) {
      return warning(
        `DATABASE_READ_URL ตามหลังเกิน READ_LAG_SECONDS (${lagSeconds} วินาที) อ่านจากฐานข้อมูลหลักแทน`,
        `DATABASE_READ_URL is behind by more than READ_LAG_SECONDS (${lagSeconds}); feeds are read from the primary`,
      );
    }
    await sleep(POLL_MS);
  }
}
