// A worker without its server: it does over the link what the test requests, and reports the result.
import { setTimeout as sleep } from 'node:timers/promises';
import { PrimaryLink } from '../primary-link.ts';

const LIMITS = { running: 1, waiting: 1, waitingPerMember: 1, busySeconds: 5 };

const link = new PrimaryLink();
const leaving = new AbortController();
const queue = link.limits.queue('prints', LIMITS);
const searches = link.limits.perMinute('searches', 2);

const WORK: Readonly<Record<string, () => Promise<unknown>>> = {
  'ask for the database': () => link.getDatabase(),
  'take one': async () => searches.take('203.0.113.7'),
  'take without a limit': async () => link.limits.perMinute('searches', 0).take('203.0.113.7'),
  'render the metrics': () => link.renderMetrics(),
  'run a task': () => queue.run({ member: 'a' }, leaving.signal, async () => 'printed'),
  'run a task that fails': () =>
    queue.run({ member: 'a' }, null, async () => {
      throw new Error('no paper');
    }),
  'run a long task': () => queue.run({ member: 'a' }, leaving.signal, async () => sleep(50, queue.counts)),
  'leave the queue': async () => leaving.abort(new Error('the caller has gone')),
  'close the port': () => link.closePort(),
};

process.on('message', (message: { work?: string }) => {
  const work = WORK[message.work ?? ''];
  if (!work) return;
  const before = performance.now();
  work().then(
    (result) =>
      process.send?.({
        done: message.work,
        result,
        tookMs: performance.now() - before,
        counts: queue.counts,
      }),
    (error: Error & { retryAfter?: number }) =>
      process.send?.({
        done: message.work,
        failed: error.name,
        reason: error.message,
        retryAfter: error.retryAfter,
        counts: queue.counts,
      }),
  );
});
process.send?.({ done: 'start' });
