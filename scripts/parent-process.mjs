// Detects the end of the processes that started this one. Plain JavaScript for Node 18: run.mjs imports it.
import { spawnSync } from 'node:child_process';

const CHECK_EVERY_MS = 250;

/** The process number and the name of a process's parent and of the process itself. */
function describe(pid) {
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' });
  const [, parent, name] = /^\s*(\d+)\s+(\S+)/.exec(stdout ?? '') ?? [];
  return { parent: Number(parent), name: name ?? '' };
}

/**
 * The processes between npm and this one: npm runs a script through a shell, which may stay or be replaced by
 * the script. Empty when this process was not started by npm: a shell may end and leave its programs running.
 */
export function npmProcesses(environment = process.env) {
  if (!environment.npm_lifecycle_event || process.platform === 'win32') return [];
  const { parent, name } = describe(process.ppid);
  return /^-?\/?(.*\/)?(ba|da|z|k|a)?sh$/.test(name) && parent > 1 ? [process.ppid, parent] : [process.ppid];
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Calls `handle` once when one of the processes has ended: a killed process cannot notify its children. */
export function onProcessEnd(pids, handle) {
  if (pids.length === 0) return;
  const [parent] = pids;
  const timer = setInterval(() => {
    if (process.ppid === parent && pids.every(isRunning)) return;
    clearInterval(timer);
    handle();
  }, CHECK_EVERY_MS);
  timer.unref();
}

/** Sends SIGTERM to this process when the launcher (`run.mjs`) that started it has ended. */
export function endWithLauncher() {
  if (process.env.SAHAKORN_LAUNCHER !== String(process.ppid)) return;
  onProcessEnd([process.ppid], () => process.kill(process.pid, 'SIGTERM'));
}
