import { expect, it } from 'vitest';
import { SharedCounts } from './shared-counts.ts';

const PRINTS = { running: 1, waiting: 1, waitingPerMember: 1, busySeconds: 5 };
const [FIRST, SECOND] = [1, 2];
const tick = () => new Promise(setImmediate);

function createCounts() {
  const counts = new SharedCounts({ workers: 2, now: () => new Date('2026-11-20T03:00:10Z') });
  /** The replies to each worker's tasks: null to start it, or the seconds after which to retry. */
  const replies: [worker: number, id: number, retryAfter: number | null][] = [];
  const run = async (worker: number, id: number, member: string) => {
    const task = { type: 'acquire', queue: 'prints', limits: PRINTS, owner: { member } } as const;
    void counts.run(worker, id, task, (retryAfter) => replies.push([worker, id, retryAfter]));
    await tick();
  };
  return { counts, replies, run };
}

it('counts the requests of an address over all workers, separately for each limit', () => {
  const { counts } = createCounts();
  const take = (limit: string) => {
    const seconds: (number | null)[] = [];
    counts.take({ type: 'take', limit, perMinute: 2, address: '203.0.113.7' }, (retryAfter) =>
      seconds.push(retryAfter),
    );
    return seconds;
  };
  expect([take('searches'), take('searches'), take('searches'), take('codes')]).toEqual([
    [null],
    [null],
    [50],
    [null],
  ]);
});

it('runs as many tasks as there are workers, and one of a member', async () => {
  const { counts, replies, run } = createCounts();
  await run(FIRST, 1, 'a');
  await run(SECOND, 1, 'a');
  await run(SECOND, 2, 'b');
  expect(replies).toEqual([
    [FIRST, 1, null],
    [SECOND, 2, null],
  ]);
  counts.release(FIRST, 1);
  await tick();
  expect(replies.at(-1)).toEqual([SECOND, 1, null]);
});

it("refuses what exceeds a member's share on another worker", async () => {
  const { replies, run } = createCounts();
  await run(FIRST, 1, 'a');
  await run(FIRST, 2, 'a');
  await run(SECOND, 1, 'a');
  expect(replies.at(-1)).toEqual([SECOND, 1, PRINTS.busySeconds]);
});

it('releases the tasks of an ended worker, and cancelled ones', async () => {
  const { counts, replies, run } = createCounts();
  await run(FIRST, 1, 'a');
  await run(SECOND, 1, 'b');
  await run(SECOND, 2, 'a');
  counts.release(SECOND, 2);
  await run(SECOND, 3, 'a');
  counts.forget(FIRST);
  await tick();
  expect(replies).toEqual([
    [FIRST, 1, null],
    [SECOND, 1, null],
    [SECOND, 3, null],
  ]);
});
