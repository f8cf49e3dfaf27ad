import { parseArgs } from 'node:util';
import { pino } from 'pino';
import type { Language } from '../language.ts';
import type { IntegrityReport } from '../modules/backup/restore-database.ts';
import { type Restored, restoreBackup } from '../modules/backup/restore-backup.ts';
import { restoreMoment } from '../modules/backup/restore-moment.ts';
import { createMediaStore } from '../modules/media/create-media-store.ts';
import { OperatorError } from '../operator-error.ts';
import { toTerminalLine } from '../terminal-text.ts';
import { hasKey, resolveArgument, runBackupCommand } from './backup-command.ts';
import {
  BACKUP_WORDS,
  describeContent,
  describeIntegrity,
  describeIntegrityErrors,
  describeVerification,
} from './backup-words.ts';
import type { Command, CommandIo } from './command.ts';

const MOMENT = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d(?::\d\d)?)(Z|[+-]\d\d:\d\d)?$/;

/** Restores a backup into an empty place: all of it, or nothing. */
export const restoreCommand: Command = {
  name: 'restore',
  summary: {
    th: 'กู้คืนไฟล์สำรองลงใน DATA_DIR หรือ DATABASE_URL ที่ว่าง ทั้งหมดหรือไม่กู้เลย แล้วพิสูจน์ว่าตรงกัน',
    en: 'Restore a backup into an empty DATA_DIR or DATABASE_URL, all or nothing, and prove it equal.',
  },
  usage: {
    th: `ไฟล์ [--key-file ไฟล์] [--allow-unencrypted] [--set-aside]
  npm run portal -- restore --at "2026-11-23 14:03:29" [--set-aside]

  ไฟล์                  ไฟล์สำรองของรุ่นนี้หรือรุ่นก่อน
  --key-file ไฟล์       กุญแจลับของไฟล์ที่เข้ารหัส เหมือน BACKUP_KEY_FILE
  --allow-unencrypted  กู้คืนไฟล์ที่ไม่ได้เข้ารหัส แม้ระบุกุญแจไว้
  --at เวลา             ฐานข้อมูลในตัวตามที่เป็นในเวลานั้น (เวลาไทย) หรือ latest จาก WAL_ARCHIVE_DIR
  --set-aside          เก็บฐานข้อมูลในตัวที่มีอยู่ไว้ข้างฐานข้อมูลที่กู้คืน`,
    en: `FILE [--key-file FILE] [--allow-unencrypted] [--set-aside]
  npm run portal -- restore --at "2026-11-23 14:03:29" [--set-aside]

  FILE                 a backup, of this release or an older one
  --key-file FILE      the secret key of an encrypted backup, as BACKUP_KEY_FILE does
  --allow-unencrypted  restore an unencrypted backup although a key is given
  --at TIME            the embedded database as it was then (Thai time), or latest, from WAL_ARCHIVE_DIR
  --set-aside          keep an embedded database that is there beside the restored one`,
  },
  run: runRestore,
};

async function runRestore(args: string[], io: CommandIo, language: Language): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      'key-file': { type: 'string' },
      'allow-unencrypted': { type: 'boolean', default: false },
      'set-aside': { type: 'boolean', default: false },
      at: { type: 'string' },
    },
  });
  const [file, ...others] = positionals;
  const { at, 'set-aside': setAside } = values;
  if (at !== undefined && file === undefined) {
    return runRestoreMoment({ until: parseMoment(at), setAside }, io, language);
  }
  if (at !== undefined || file === undefined || others.length > 0) {
    throw new OperatorError({
      th: 'ระบุไฟล์สำรองหนึ่งไฟล์: npm run portal -- restore FILE',
      en: 'Name one backup: npm run portal -- restore FILE',
    });
  }
  const words = BACKUP_WORDS[language];
  const options = { keyFile: values['key-file'], language };
  return runBackupCommand(io, options, async ({ config, keys, signal, progress }) => {
    const restored = await restoreBackup(resolveArgument(file, io), {
      settings: config,
      bucket: config.media && createMediaStore(config),
      log: pino({ level: 'silent' }),
      now: new Date(),
      identities: keys.identities,
      mustBeEncrypted: hasKey(keys) && !values['allow-unencrypted'],
      setAside,
      signal,
      onProgress: (step, done, total) => progress.update(words.steps[step], done, total),
    });
    progress.stop();
    const content = describeContent(restored.manifest, language);
    const madeAt = toTerminalLine(restored.manifest.madeAt);
    io.stdout.write(`${words.restored(content, madeAt, config.dataDir, config.databaseUrl !== null)}\n`);
    return report(restored, io, language);
  });
}

async function runRestoreMoment(
  { until, setAside }: { until: Date | null; setAside: boolean },
  io: CommandIo,
  language: Language,
): Promise<number> {
  return runBackupCommand(io, { language }, async ({ config: { dataDir, walArchive } }) => {
    if (walArchive === null) {
      throw new OperatorError({
        th: 'ตั้ง WAL_ARCHIVE_DIR เป็นโฟลเดอร์ของบันทึกการเขียนที่จะกู้คืน',
        en: 'Set WAL_ARCHIVE_DIR to the archive to restore from.',
      });
    }
    const log = pino({ level: 'silent' });
    const restored = await restoreMoment({ dataDir, walArchive, until, setAside, now: new Date(), log });
    const moment = until?.toISOString() ?? null;
    io.stdout.write(`${BACKUP_WORDS[language].replayed(restored.base.name, moment, dataDir)}\n`);
    io.stdout.write(describeIntegrity(restored, language));
    return reportIntegrity(restored, io, language);
  });
}

/** Null for `latest`. Without an offset it is Thai time. */
function parseMoment(text: string): Date | null {
  if (text === 'latest') return null;
  const [, day, time, offset = '+07:00'] = MOMENT.exec(text) ?? [];
  const moment = new Date(`${day}T${time}${offset}`);
  if (!Number.isNaN(moment.getTime())) return moment;
  throw new OperatorError({
    th: 'ระบุเวลาเป็น --at "2026-11-23 14:03:29" หรือ --at latest',
    en: 'Name the moment as --at "2026-11-23 14:03:29", or --at latest.',
  });
}

/** Prints what was verified, and returns the exit code. */
export function report(restored: Restored, io: CommandIo, language: Language): number {
  io.stdout.write(describeVerification(restored, language));
  return reportIntegrity(restored, io, language);
}

function reportIntegrity(
  restored: IntegrityReport & { previousDatabase: string | null },
  io: CommandIo,
  language: Language,
): number {
  if (restored.previousDatabase !== null) {
    io.stdout.write(`${BACKUP_WORDS[language].earlierDatabase(restored.previousDatabase)}\n`);
  }
  const errors = describeIntegrityErrors(restored, language);
  io.stderr.write(errors);
  return errors === '' ? 0 : 1;
}
