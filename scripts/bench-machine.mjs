// What the machine does beside a benchmark: absolute figures of a busy one say little.
import os from 'node:os';

const SAMPLE_MS = 2000;

/** Share of the processors' time that is taken by whatever runs, 0 to 1, over two seconds. */
export async function busyShare() {
  const before = times();
  await wait(SAMPLE_MS);
  const after = times();
  const idle = after.idle - before.idle;
  return 1 - idle / (after.all - before.all);
}

/**
 * Waits until no more than a tenth of the processors is taken, or the patience is at its end.
 * @param {number} patienceMs
 * @returns the share that was taken at last
 */
export async function untilQuiet(patienceMs) {
  const end = Date.now() + patienceMs;
  let busy = await busyShare();
  while (busy > 0.1 && Date.now() < end) busy = await busyShare();
  return busy;
}

/** Processors and load, for the line beside the figures. */
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
