import { pino } from 'pino';
import { type Config, readConfig } from '../../config.ts';
import { createMediaStore } from '../../modules/media/create-media-store.ts';
import { getErrorWords, OperatorError } from '../../operator-error.ts';
import type { Variables } from '../../runtime-config.ts';
import { checkArchive } from './archive-check.ts';
import { checkAudit } from './audit-check.ts';
import { checkBackup } from './backup-check.ts';
import { checkClock } from './clock-check.ts';
import { checkConnections } from './connections-check.ts';
import { checkDatabase } from './database-check.ts';
import { checkDisk } from './disk-check.ts';
import { type CHECKS, type Finding, fault, reportedFault } from './finding.ts';
import { checkMailQueue, checkMailServer, sendTestMail } from './mail-check.ts';
import { checkMedia } from './media-check.ts';
import { checkReplica } from './replica-check.ts';
import { checkPages } from './pages-check.ts';
import { databaseExists, openReadOnly, type ReadOnlyDatabase } from './read-only-database.ts';
import { checkSettings } from './settings-check.ts';
import { checkSynchronised } from './synchronised-check.ts';

export type CheckName = (typeof CHECKS)[number];
export type NamedFinding = Finding & { check: CheckName };

const silent = pino({ level: 'silent' });

type Check = { check: CheckName; run: () => Finding[] | Promise<Finding[]> };

/**
 * Checks the whole installation, and yields each finding as soon as it is known. It changes nothing.
 * @param testMailTo the address that a test mail is sent to; null: none is sent
 */
export async function* examine(env: Variables, testMailTo: string | null): AsyncGenerator<NamedFinding> {
  const config = tryReadConfig(env);
  if (config instanceof OperatorError) {
    const { th, en } = getErrorWords(config);
    const thaiLines = th.split('\n');
    for (const [at, line] of en.split('\n').entries()) {
      yield { check: 'settings', ...fault(thaiLines[at] ?? line, line) };
    }
    yield {
      check: 'settings',
      ...fault('ยังไม่ได้ตรวจส่วนอื่น: แก้ค่าเหล่านี้ก่อน', 'Nothing else was examined: correct these settings first'),
    };
    return;
  }
  const now = new Date();
  yield* runCheck({ check: 'settings', run: () => checkSettings(config) });
  yield* runCheck({ check: 'disk', run: () => checkDisk(config.dataDir) });
  yield* examineDatabase(config, now);
  yield* runCheck({ check: 'clock', run: async () => [await checkSynchronised(env)] });
  yield* runCheck({ check: 'mail', run: () => checkMailServer(config) });
  if (testMailTo !== null) yield* runCheck({ check: 'mail', run: () => sendTestMail(config, testMailTo) });
  yield* runCheck({ check: 'backup', run: () => checkBackup(config.dataDir, now) });
}

async function* examineDatabase(config: Config, now: Date): AsyncGenerator<NamedFinding> {
  if (!databaseExists(config)) {
    yield {
      check: 'database',
      ...fault(
        `ยังไม่มีฐานข้อมูลใน ${config.dataDir}: เริ่มเซิร์ฟเวอร์หนึ่งครั้ง หรือตรวจ DATA_DIR`,
        `There is no database in ${config.dataDir}: start the server once, or check DATA_DIR`,
      ),
    };
    return;
  }
  const database = await tryOpen(config);
  if (database instanceof Error) {
    yield { check: 'database', ...reportedFault(getErrorWords(database)) };
    return;
  }
  const { db } = database;
  const checks: Check[] = [
    { check: 'database', run: () => checkDatabase(database, config.environment) },
    { check: 'database', run: () => checkConnections(db, config.workers) },
    { check: 'database', run: () => checkReplica(config, silent) },
    { check: 'clock', run: () => checkClock(db) },
    { check: 'pages', run: () => checkPages(database) },
    { check: 'audit', run: () => checkAudit(db) },
    { check: 'media', run: () => checkMedia(db, createMediaStore(config)) },
    { check: 'mail', run: () => checkMailQueue(db, now) },
    { check: 'backup', run: () => checkArchive(database, config.walArchive, now) },
  ];
  try {
    for (const check of checks) yield* runCheck(check);
  } finally {
    await database.close();
  }
}

async function* runCheck({ check, run }: Check): AsyncGenerator<NamedFinding> {
  let found: Finding[];
  try {
    found = await run();
  } catch (error) {
    const reason = getErrorWords(error);
    found = [
      error instanceof OperatorError
        ? reportedFault(reason)
        : fault(`ตรวจไม่ได้: ${reason.th}`, `This could not be examined: ${reason.en}`),
    ];
  }
  for (const finding of found) yield { check, ...finding };
}

function tryReadConfig(env: Variables): Config | OperatorError {
  try {
    return readConfig(env);
  } catch (error) {
    if (error instanceof OperatorError) return error;
    throw error;
  }
}

async function tryOpen(config: Config): Promise<ReadOnlyDatabase | Error> {
  try {
    return await openReadOnly(config, silent);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
