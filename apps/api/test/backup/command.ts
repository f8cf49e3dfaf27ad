import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { inject, onTestFinished } from 'vitest';
import { backupCommand } from '../../src/cli/backup.ts';
import type { CommandIo } from '../../src/cli/command.ts';
import { moveCommand } from '../../src/cli/move.ts';
import { restoreCommand } from '../../src/cli/restore.ts';
import { runCommand } from '../../src/cli/run-command.ts';
import { verifyCommand } from '../../src/cli/verify.ts';
import { createDatabaseName, runOn, toUrl } from '../database-server.ts';

export type Said = { code: number; out: string; err: string };

/** Runs a command of backups as the command line does, with nothing in its environment but `env`. */
export async function run(args: string[], env: Record<string, string>): Promise<Said> {
  const output = { out: '', err: '' };
  const stream = (name: 'out' | 'err') =>
    ({ write: (text: string) => ((output[name] += text), true) }) as unknown as CommandIo['stdout'];
  const io = { stdin: Readable.from([]), stdout: stream('out'), stderr: stream('err'), env };
  const code = await runCommand([backupCommand, restoreCommand, verifyCommand, moveCommand], args, io);
  return { code, ...output };
}

/** An empty database of the test run's server; it is dropped when the test ends. */
export async function createEmptyDatabase(): Promise<string> {
  const { url } = inject('testServer');
  const name = createDatabaseName();
  await runOn(url, `create database ${name} template template0 encoding 'UTF8'`);
  onTestFinished(() => runOn(url, `drop database if exists ${name} with (force)`));
  return toUrl(url, name);
}

/** Makes a backup in a new folder below `folder`, and returns its file. */
export async function backUp(
  folder: string,
  env: Record<string, string>,
  ...args: string[]
): Promise<string> {
  const target = path.join(folder, `backups-${readdirSync(folder).length}`);
  mkdirSync(target);
  const { code, out, err } = await run(['backup', '--to', target, ...args], env);
  if (code !== 0) throw new Error(`${out}${err}`);
  const [name = ''] = readdirSync(target);
  return path.join(target, name);
}
