import { expect, it } from 'vitest';
import { SharedCounts } from './shared-counts.ts';

const PRINTS = { running: 1, waiting: 1, waitingOfOne: 1, busySeconds: 5 };
const [FIRST, SECOND] = [1, 2];
const tick = () => new Promise(setImmediate);

function createCounts() {
  const counts = new SharedCounts({ workers: 2, now: () => new Date('2026-11-20T03:00:10Z') });
  /** The replies to each worker's turns: null to start it, or the seconds after which to retry. */
  const told: [worker: number, id: number, retryAfter: number | null][] = [];
  const run = async (worker: number, id: number, owner: string) => {
    const turn = { type: 'turn', queue: 'prints', limits: PRINTS, owner } as const;
    void counts.run(worker, id, turn, (retryAfter) => told.push([worker, id, retryAfter]));
    await tick();
  };
  return { counts, told, run };
}

it('counts the requests of an address over all workers, each limit for itself', () => {
  const { counts } = createCounts();
  const take = (limit: string) => {
    const told: (number | null)[] = [];
    counts.take({ type: 'take', limit, perMinute: 2, address: '203.0.113.7' }, (seconds) =>
      told.push(seconds),
    );
    return told;
  };
  expect([take('searches'), take('searches'), take('searches'), take('codes')]).toEqual([
    [null],
    [null],
    [50],
    [null],
  ]);
});

it('runs as many tasks as there are workers, and one of an owner', async () => {
  const { counts, told, run } = createCounts();
  await run(FIRST, 1, 'a');
  await run(SECOND, 1, 'a');
  await run(SECOND, 2, 'b');
  expect(told).toEqual([
    [FIRST, 1, null],
    [SECOND, 2, null],
  ]);
  counts.endTurn(FIRST, 1);
  await tick();
  expect(told.at(-1)).toEqual([SECOND, 1, null]);
});

it("refuses what exceeds an owner's share on another worker", async () => {
  const { told, run } = createCounts();
  await run(FIRST, 1, 'a');
  await run(FIRST, 2, 'a');
  await run(SECOND, 1, 'a');
  expect(told.at(-1)).toEqual([SECOND, 1, PRINTS.busySeconds]);
});

it('takes back the turns of a worker that has ended, and those that are not wanted any more', async () => {
  const { counts, told, run } = createCounts();
  await run(FIRST, 1, 'a');
  await run(SECOND, 1, 'b');
  await run(SECOND, 2, 'a');
  counts.endTurn(SECOND, 2);
  await run(SECOND, 3, 'a');
  counts.forget(FIRST);
  await tick();
  expect(told).toEqual([
    [FIRST, 1, null],
    [SECOND, 1, null],
    [SECOND, 3, null],
  ]);
});
