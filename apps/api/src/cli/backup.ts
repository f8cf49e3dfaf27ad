import path from 'node:path';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { getDeletionTime } from '../db/deletion-clock.ts';
import type { Language } from '../language.ts';
import { createBaseCopy } from '../modules/backup/base-copy.ts';
import { deleteOldBackups, recordBackup, writeBackupFile } from '../modules/backup/backup-folder.ts';
import { createKeyFile } from '../modules/backup/backup-key.ts';
import { createBackup } from '../modules/backup/create-backup.ts';
import { createMediaStore } from '../modules/media/create-media-store.ts';
import { DataFiles } from '../modules/backup/data-files.ts';
import { withConnection } from '../modules/backup/database-connection.ts';
import { OperatorError } from '../operator-error.ts';
import { type BackupContext, hasKey, resolveArgument, runBackupCommand } from './backup-command.ts';
import { BACKUP_WORDS, describeContent, formatBytes } from './backup-words.ts';
import type { Command, CommandIo } from './command.ts';

const DEFAULT_FOLDER = 'backups';

/** Backs up the database, its keys and the files of `DATA_DIR`, while a server may be running. */
export const backupCommand: Command = {
  name: 'backup',
  summary: {
    th: 'สำรองฐานข้อมูล กุญแจ และไฟล์ที่เผยแพร่ ขณะระบบทำงานอยู่',
    en: 'Back up the database, its keys and the published files, beside a running server.',
  },
  usage: {
    th: `[--to โฟลเดอร์] [--keep N] [--key-file ไฟล์]
  npm run portal -- backup --base [--keep N]
  npm run portal -- backup --new-key ไฟล์

  --to โฟลเดอร์      ที่เก็บไฟล์สำรอง ถ้าไม่ระบุใช้ DATA_DIR/${DEFAULT_FOLDER}
  --keep N         แล้วลบไฟล์สำรองเก่าในโฟลเดอร์ เหลือ N ไฟล์ล่าสุด
  --key-file ไฟล์   เข้ารหัสด้วยกุญแจในไฟล์นี้ เหมือน BACKUP_KEY_FILE
  --base           สำเนาฐานข้อมูลในตัวไว้ใน WAL_ARCHIVE_DIR เพื่อกู้คืนไปยังเวลาใดก็ได้หลังจากนี้
  --new-key ไฟล์    สร้างกุญแจอย่างเดียว (วิธีเก็บอยู่ใน docs/guides/backup.md)`,
    en: `[--to FOLDER] [--keep N] [--key-file FILE]
  npm run portal -- backup --base [--keep N]
  npm run portal -- backup --new-key FILE

  --to FOLDER      where the backup is written; DATA_DIR/${DEFAULT_FOLDER} if not given
  --keep N         then delete all backups of the folder but the newest N
  --key-file FILE  encrypt with the keys of this file, as BACKUP_KEY_FILE does
  --base           copy the embedded database into WAL_ARCHIVE_DIR, for restores to any later moment
  --new-key FILE   make a key and nothing else (docs/guides/backup.md says how to keep it)`,
  },
  run: runBackup,
};

async function runBackup(args: string[], io: CommandIo, language: Language): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      to: { type: 'string' },
      keep: { type: 'string' },
      'key-file': { type: 'string' },
      base: { type: 'boolean', default: false },
      'new-key': { type: 'string' },
    },
  });
  const keep = readKeep(values.keep);
  if (values['new-key'] !== undefined) return makeKey(resolveArgument(values['new-key'], io), io, language);
  return runBackupCommand(io, { keyFile: values['key-file'], language }, async (work) => {
    if (values.base) return makeBaseCopy(keep, work, io, language);
    const folder =
      values.to === undefined
        ? path.join(work.config.dataDir, DEFAULT_FOLDER)
        : resolveArgument(values.to, io);
    await backUp({ folder, keep, language }, work, io);
    return 0;
  });
}

function readKeep(text: string | undefined): number | null {
  if (text === undefined) return null;
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text);
  throw new OperatorError({
    th: `--keep ต้องเป็นจำนวนไฟล์สำรองตั้งแต่ 1 ถึง 9999 ไม่ใช่ ${text}`,
    en: `--keep must be a number of backups from 1 to 9999, not ${text}.`,
  });
}

async function makeBaseCopy(
  keep: number | null,
  { config: { dataDir, walArchive }, signal }: BackupContext,
  io: CommandIo,
  language: Language,
): Promise<number> {
  if (walArchive === null) {
    throw new OperatorError({
      th: 'ตั้ง WAL_ARCHIVE_DIR ก่อน สำเนาจะเก็บไว้ที่นั่นคู่กับบันทึกการเขียน',
      en: 'Set WAL_ARCHIVE_DIR: the copy goes there, beside the log.',
    });
  }
  const log = pino({ level: 'silent' });
  const copy = await createBaseCopy({ dataDir, walArchive, keep, now: () => new Date(), log, signal });
  io.stdout.write(`${BACKUP_WORDS[language].copied(copy)}\n`);
  return 0;
}

async function makeKey(file: string, io: CommandIo, language: Language): Promise<number> {
  const recipient = await createKeyFile(file);
  io.stdout.write(`${BACKUP_WORDS[language].keyMade(file, recipient)}\n`);
  return 0;
}

async function backUp(
  { folder, keep, language }: { folder: string; keep: number | null; language: Language },
  work: BackupContext,
  io: CommandIo,
): Promise<void> {
  const { config, keys, signal, progress } = work;
  const { dataDir } = config;
  const words = BACKUP_WORDS[language];
  const except = [path.join(dataDir, 'portal.log'), config.log.file, config.walArchive, folder];
  const startedAt = new Date();
  const encrypted = hasKey(keys);
  const connection = { role: 'command', log: pino({ level: 'silent' }), signal } as const;
  const backup = await withConnection(config, connection, (client) =>
    writeBackupFile(folder, { now: startedAt, encrypted }, (file) =>
      createBackup(file, {
        client,
        files: new DataFiles({
          dataDir,
          except: except.filter((place) => place !== null),
          bucket: config.media && createMediaStore(config),
        }),
        folder,
        recipients: keys.recipients,
        signal,
        onProgress: (done, total) => progress.update(words.steps.saving, done, total),
      }),
    ),
  );
  const finished = new Date();
  await recordBackup(dataDir, backup, finished);
  progress.stop();
  const content = describeContent(backup.result.manifest, language);
  io.stdout.write(`${words.backedUp(content, backup.path, formatBytes(backup.bytes), encrypted)}\n`);
  const { missingMedia } = backup.result;
  if (missingMedia.length > 0) {
    io.stderr.write(`${words.missingMedia(missingMedia.join(', '))}\n`);
  }
  if (keep === null) return;
  const deletionTime = await withConnection(config, connection, (client) =>
    getDeletionTime(client, { now: () => new Date() }),
  );
  const deleted = await deleteOldBackups(folder, keep, deletionTime);
  if (deleted.length > 0) io.stdout.write(`${words.deletedOlder(deleted.length)}\n`);
}
