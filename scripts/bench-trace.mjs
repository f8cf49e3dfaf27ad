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

/** A longer task makes the page unresponsive for a moment. */
const LONG_TASK_MS = 50;

/**
 * Total blocking time after the first contentful paint: what the tasks of the page's main thread take beyond 50 ms each,
 * in CPU time.
 * @param {Parameters<typeof workBetweenMarks>[0]} events also of the categories `loading` and `rail`
 * @param {number} slowdown by which the time of each task is multiplied
 */
export function getBlocking(events, slowdown) {
  return sum(listTasks(events).map((ms) => Math.max(0, ms * slowdown - LONG_TASK_MS)));
}

/**
 * CPU time of all tasks of the page's main thread after the first contentful paint.
 * @param {Parameters<typeof getBlocking>[0]} events
 * @param {number} slowdown
 */
export function getWork(events, slowdown) {
  return sum(listTasks(events)) * slowdown;
}

/** Milliseconds of each task that ends after the first contentful paint. */
function listTasks(events) {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('The trace has no first contentful paint.');
  return events
    .filter(
      ({ name, ph, pid, tid }) =>
        ph === 'X' && name.endsWith('RunTask') && pid === paint.pid && tid === paint.tid,
    )
    .filter(({ ts, dur = 0 }) => ts + dur > paint.ts)
    .map(({ tdur = 0 }) => tdur / 1000);
}

function sum(figures) {
  return figures.reduce((all, figure) => all + figure, 0);
}
