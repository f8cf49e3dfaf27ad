// Measures the background load of the machine: absolute times from a busy machine say little.
import os from 'node:os';

const SAMPLE_MS = 2000;

/** Share of CPU time in use, 0 to 1, measured over two seconds. */
export async function busyShare() {
  const before = times();
  await wait(SAMPLE_MS);
  const after = times();
  const idle = after.idle - before.idle;
  return 1 - idle / (after.all - before.all);
}

/**
 * Waits until at most a tenth of the CPU time is in use, or the timeout ends.
 * @param {number} idleTimeoutMs
 * @returns the last measured share
 */
export async function waitUntilIdle(idleTimeoutMs) {
  const end = Date.now() + idleTimeoutMs;
  let busy = await busyShare();
  while (busy > 0.1 && Date.now() < end) busy = await busyShare();
  return busy;
}

/** A line about processors and load that is printed with the figures. */
export function machineLine() {
  const [minute = 0, five = 0] = os.loadavg();
  return `${os.cpus().length} processors, load ${minute.toFixed(2)} (1 min) ${five.toFixed(2)} (5 min), Node ${process.version}`;
}

function times() {
  let idle = 0;
  let all = 0;
  for (const { times: one } of os.cpus()) {
    idle += one.idle;
    all += one.user + one.nice + one.sys + one.irq + one.idle;
  }
  return { idle, all };
}

function wait(ms) {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
