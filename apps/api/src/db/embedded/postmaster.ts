import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { getErrorCode, OperatorError } from '../../operator-error.ts';
import { type Account, toSpawnOptions } from './account.ts';
import { ENVIRONMENT } from './cluster.ts';
import { type Layout, SOCKET_PORT } from './layout.ts';

/** Settings by their PostgreSQL names. */
export type ServerSettings = Readonly<Record<string, string>>;

const LOG_MAX_BYTES = 4 * 1024 * 1024;

function getSettings(layout: Layout, extra: ServerSettings): ServerSettings {
  return {
    listen_addresses: '',
    port: String(SOCKET_PORT),
    unix_socket_directories: `"${layout.sockets.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    shared_buffers: '64MB',
    max_connections: '100',
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    timezone: 'Asia/Bangkok',
    log_timezone: 'Asia/Bangkok',
    log_checkpoints: 'off',
    // Statements and details of constraint errors contain members' data: they stay out of the log.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    ...(canSyncFileSystem(os.platform(), os.release()) && { recovery_init_sync_method: 'syncfs' }),
    ...extra,
  };
}

/**
 * Whether one call may flush the whole file system in a recovery, instead of one for each of some 1,600
 * files, which takes seconds on a busy disk. Before Linux 5.8 that call did not report write errors.
 */
export function canSyncFileSystem(platform: string, release: string): boolean {
  const [major = 0, minor = 0] = release.split('.').map(Number);
  return platform === 'linux' && (major > 5 || (major === 5 && minor >= 8));
}

/**
 * Starts PostgreSQL on its socket. It leads its own session: after Ctrl-C in our terminal, requests in
 * flight must finish before the database stops, and it must survive if our process is killed.
 */
export function startPostmaster(
  layout: Layout,
  native: string,
  account: Account | null,
  extra: ServerSettings = {},
): ChildProcess {
  makeSocketFolder(layout.sockets, account);
  removeStaleLocks(layout);
  const log = openLog(layout.log);
  const flags = Object.entries(getSettings(layout, extra)).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const child = spawn(path.join(native, 'bin/postgres'), ['-D', layout.data, ...flags], {
    ...toSpawnOptions(account),
    cwd: '/',
    detached: true,
    env: ENVIRONMENT,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  child.unref();
  return child;
}

/** The process number of the running PostgreSQL of this cluster, or null. */
export function postmasterPid(layout: Layout): number | null {
  const pid = recordedPid(pidFile(layout));
  return pid !== null && isPostmasterFor(pid, layout) ? pid : null;
}

/** How PostgreSQL stops: `SIGINT` writes everything to disk, `SIGQUIT` gives up at once, as in a crash. */
type StopSignal = 'SIGINT' | 'SIGQUIT';

/** Asks PostgreSQL to stop, without waiting. Null: none runs. */
export function interruptPostmaster(layout: Layout, how: StopSignal = 'SIGINT'): number | null {
  const pid = postmasterPid(layout);
  if (pid !== null) signal(pid, how);
  return pid;
}

/**
 * Asks PostgreSQL to stop and waits. False if it was still busy after `withinMs`; it
 * then continues to stop in the background.
 */
export async function stopPostmaster(
  layout: Layout,
  withinMs: number,
  how: StopSignal = 'SIGINT',
): Promise<boolean> {
  const pid = interruptPostmaster(layout, how);
  if (pid === null) return true;
  for (let waited = 0; waited < withinMs; waited += 20) {
    if (!isPostmasterFor(pid, layout)) {
      removeIfEmpty(layout.sockets);
      return true;
    }
    await sleep(20);
  }
  return false;
}

/** PostgreSQL's log after `offset` bytes. */
export function readLog(layout: Layout, offset: number): string {
  return readFileSync(layout.log).subarray(offset).toString('utf8');
}

/** The last fatal line of PostgreSQL's log after `offset` bytes, or its last line. */
export function readFatalError(layout: Layout, offset: number): string {
  const lines = readLog(layout, offset).trim().split('\n');
  // Connections made meanwhile are refused with a fatal error too.
  const isOwn = (line: string) => /FATAL|PANIC/.test(line) && !line.includes('the database system is');
  const fatal = lines.findLast(isOwn) ?? lines.at(-1) ?? '';
  return fatal.replace(/^.*?(FATAL|PANIC): +/, '');
}

/** The length of the log so far, in bytes. */
export function logLength(layout: Layout): number {
  return statSync(layout.log, { throwIfNoEntry: false })?.size ?? 0;
}

function openLog(file: string): number {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LOG_MAX_BYTES) renameSync(file, `${file}.1`);
  return openSync(file, 'a', 0o600);
}

/** Outside our own folder another user could own the name, and intercept the connection. */
function makeSocketFolder(folder: string, account: Account | null): void {
  const uid = account?.uid ?? process.getuid?.() ?? 0;
  try {
    mkdirSync(folder, { mode: 0o700 });
    if (account) chownSync(folder, account.uid, account.gid);
  } catch (error) {
    if (getErrorCode(error) !== 'EEXIST') throw error;
    if (statSync(folder).uid !== uid) {
      throw new OperatorError({
        th: `โฟลเดอร์ ${folder} เป็นของผู้อื่น ลบโฟลเดอร์นี้ หรือใช้ DATA_DIR ที่สั้นกว่านี้`,
        en: `The folder ${folder} belongs to someone else: remove it, or choose a shorter DATA_DIR.`,
      });
    }
    chmodSync(folder, 0o700);
  }
}

/** Another process that starts at this moment uses the folder, or creates it again. */
function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch (error) {
    if (!['ENOTEMPTY', 'ENOENT'].includes(getErrorCode(error))) throw error;
  }
}

/**
 * Removes the lock files of a PostgreSQL that ended without doing so. Their number may belong to another
 * program, or to one that starts in this moment, as in a container, where numbers are few: PostgreSQL would
 * not start beside it. Its own check of the shared memory still guards against a second server.
 */
export function removeStaleLocks(layout: Layout): void {
  for (const file of [pidFile(layout), path.join(layout.sockets, `.s.PGSQL.${SOCKET_PORT}.lock`)]) {
    const pid = recordedPid(file);
    if (pid !== null && !isPostmasterFor(pid, layout)) rmSync(file, { force: true });
  }
}

function pidFile(layout: Layout): string {
  return path.join(layout.data, 'postmaster.pid');
}

/** Both lock files of PostgreSQL begin with the number of its process. */
function recordedPid(file: string): number | null {
  try {
    const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
    return pid > 0 ? pid : null;
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

function isPostmasterFor(pid: number, layout: Layout): boolean {
  return signal(pid, 0) && commandLine(pid).includes(layout.data);
}

function commandLine(pid: number): string {
  if (process.platform !== 'linux') {
    return spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout;
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return ''; // It ended between the two checks.
  }
}

/** Sends a signal; 0 only checks that the process exists. False if it does not. */
function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name);
  } catch (error) {
    return getErrorCode(error) === 'EPERM';
  }
}
