// Reads Chromium's traces for the benchmarks.

/**
 * Milliseconds of CPU time that a thread spent in tasks between two of its performance marks.
 * @param {readonly { name: string, ph: string, pid: number, tid: number, ts: number, dur?: number, tdur?:
 *   number }[]} events of the categories `toplevel` and `blink.user_timing`, times in microseconds
 * @param {string} from
 * @param {string} to
 * @throws {Error} when one of the marks is missing
 */
export function workBetweenMarks(events, from, to) {
  const start = events.find(({ name }) => name === from);
  const end = events.find(({ name }) => name === to);
  if (!start || !end) throw new Error(`The trace has no marks ${from} and ${to}.`);
  let microseconds = 0;
  for (const { name, ph, pid, tid, ts, dur = 0, tdur = 0 } of events) {
    const isTask = ph === 'X' && name.endsWith('RunTask') && pid === start.pid && tid === start.tid;
    if (isTask && ts + dur >= start.ts && ts + dur <= end.ts) microseconds += tdur;
  }
  return microseconds / 1000;
}
