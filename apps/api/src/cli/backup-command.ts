import path from 'node:path';
import { type Config, readConfig } from '../config.ts';
import type { Language } from '../language.ts';
import { type BackupKeys, NO_KEYS, parseKeys, readKeyFile } from '../modules/backup/backup-key.ts';
import { type ByteProgress, showByteProgress } from './backup-progress.ts';
import { BACKUP_WORDS } from './backup-words.ts';
import type { CommandIo } from './command.ts';
import { SIGNAL_EXIT_CODES, stopOnSignal } from './stop-on-signal.ts';

/** What the backup commands use. */
export type BackupContext = {
  config: Config;
  keys: BackupKeys;
  signal: AbortSignal;
  progress: ByteProgress;
};

/** Runs a backup command with the configured keys until it is done or a signal stops it. */
export async function runBackupCommand(
  io: CommandIo,
  { keyFile, language }: { keyFile?: string | undefined; language: Language },
  work: (parts: BackupContext) => Promise<number>,
): Promise<number> {
  const config = readConfig(io.env);
  const keys = await readKeys(config, keyFile === undefined ? null : resolveArgument(keyFile, io));
  const stop = stopOnSignal();
  const progress = showByteProgress(io.stderr);
  try {
    return await work({ config, keys, signal: stop.signal, progress });
  } catch (error) {
    if (stop.stoppedBy === null) throw error;
    io.stderr.write(`${BACKUP_WORDS[language].stopped}\n`);
    return SIGNAL_EXIT_CODES[stop.stoppedBy];
  } finally {
    progress.stop();
    stop.release();
  }
}

/** Whether a key is configured, be it the public one alone. */
export function hasKey({ recipients }: BackupKeys): boolean {
  return recipients.length > 0;
}

/** Makes a path that the operator typed absolute. */
export function resolveArgument(file: string, { env }: CommandIo): string {
  return path.resolve(env.INIT_CWD ?? process.cwd(), file);
}

async function readKeys({ backup }: Config, keyFile: string | null): Promise<BackupKeys> {
  const file = keyFile ?? backup.keyFile;
  if (file !== null) return readKeyFile(file);
  return backup.key === null ? NO_KEYS : parseKeys(backup.key, { th: 'BACKUP_KEY', en: 'BACKUP_KEY' });
}
