import { parseArgs } from 'node:util';
import type { Language } from '../language.ts';
import { checkBackup } from '../modules/backup/check-backup.ts';
import { OperatorError } from '../operator-error.ts';
import { toTerminalLine } from '../terminal-text.ts';
import { hasKey, resolveArgument, runBackupCommand } from './backup-command.ts';
import { BACKUP_WORDS, describeContent } from './backup-words.ts';
import type { Command, CommandIo } from './command.ts';

/** Proves a backup without restoring it. */
export const verifyCommand: Command = {
  name: 'verify',
  summary: {
    th: 'พิสูจน์ว่าไฟล์สำรองครบถ้วน เปิดได้ และใช้กับรุ่นนี้ได้',
    en: 'Prove that a backup is whole, can be opened, and fits this release.',
  },
  usage: {
    th: `ไฟล์ [--key-file ไฟล์] [--allow-unencrypted]

  ไฟล์                  ไฟล์สำรอง อ่านทุกไบต์โดยไม่กู้คืน
  --key-file ไฟล์       กุญแจลับของไฟล์ที่เข้ารหัส เหมือน BACKUP_KEY_FILE
  --allow-unencrypted  อ่านไฟล์ที่ไม่ได้เข้ารหัส แม้ระบุกุญแจไว้`,
    en: `FILE [--key-file FILE] [--allow-unencrypted]

  FILE                 a backup; every byte of it is read, and nothing is restored
  --key-file FILE      the secret key of an encrypted backup, as BACKUP_KEY_FILE does
  --allow-unencrypted  read an unencrypted backup although a key is given`,
  },
  run: runVerify,
};

async function runVerify(args: string[], io: CommandIo, language: Language): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { 'key-file': { type: 'string' }, 'allow-unencrypted': { type: 'boolean', default: false } },
  });
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) {
    throw new OperatorError({
      th: 'ระบุไฟล์สำรองหนึ่งไฟล์: npm run portal -- verify FILE',
      en: 'Name one backup: npm run portal -- verify FILE',
    });
  }
  const words = BACKUP_WORDS[language];
  const options = { keyFile: values['key-file'], language };
  return runBackupCommand(io, options, async ({ keys, signal, progress }) => {
    const { manifest } = await checkBackup(resolveArgument(file, io), {
      identities: keys.identities,
      mustBeEncrypted: hasKey(keys) && !values['allow-unencrypted'],
      signal,
      onProgress: (done, total) => progress.update(words.steps.checking, done, total),
    });
    progress.stop();
    const [madeAt, release] = [toTerminalLine(manifest.madeAt), toTerminalLine(manifest.release)];
    io.stdout.write(`${words.whole(file, describeContent(manifest, language), madeAt, release)}\n`);
    return 0;
  });
}
