import { parseArgs } from 'node:util';
import { pino } from 'pino';
import type { Language } from '../language.ts';
import { moveDatabase } from '../modules/backup/move-database.ts';
import { OperatorError } from '../operator-error.ts';
import { runBackupCommand } from './backup-command.ts';
import { BACKUP_WORDS, describeContent } from './backup-words.ts';
import type { Command, CommandIo } from './command.ts';
import { report } from './restore.ts';

/** Moves the embedded database of `DATA_DIR` to the PostgreSQL of `DATABASE_URL`. */
export const moveCommand: Command = {
  name: 'move',
  summary: {
    th: 'ย้ายฐานข้อมูลในตัวของ DATA_DIR ไปยังฐานข้อมูลว่างของ DATABASE_URL แล้วพิสูจน์ว่าตรงกัน',
    en: 'Move the embedded database of DATA_DIR into the empty one of DATABASE_URL, and prove it equal.',
  },
  usage: {
    th: `

  ต้องหยุดระบบก่อน ฐานข้อมูลในตัวยังอยู่ตามเดิม เพื่อย้อนกลับได้`,
    en: `

  The server must be stopped. The embedded database stays as it is, to go back to.`,
  },
  run: runMove,
};

async function runMove(args: string[], io: CommandIo, language: Language): Promise<number> {
  parseArgs({ args, options: {} });
  const words = BACKUP_WORDS[language];
  return runBackupCommand(io, { language }, async ({ config, signal, progress }) => {
    const { databaseUrl, dataDir } = config;
    if (databaseUrl === null) {
      throw new OperatorError({
        th: 'ตั้ง DATABASE_URL เป็น PostgreSQL ที่จะย้ายฐานข้อมูลไป',
        en: 'Set DATABASE_URL to the PostgreSQL that the database is moved to.',
      });
    }
    const moved = await moveDatabase({
      databaseUrl,
      dataDir,
      log: pino({ level: 'silent' }),
      now: new Date(),
      signal,
      onProgress: (step, done, total) => progress.update(words.steps[step], done, total),
    });
    progress.stop();
    io.stdout.write(`${words.moved(describeContent(moved.manifest, language), dataDir)}\n`);
    return report(moved, io, language);
  });
}
