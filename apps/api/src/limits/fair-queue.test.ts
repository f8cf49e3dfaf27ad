import { expect, it } from 'vitest';
import { ServiceUnavailable } from '../errors/domain-errors.ts';
import { type FairLimits, FairQueue, type Owner, QueueFull } from './fair-queue.ts';

const tick = () => new Promise(setImmediate);

/** A queue whose tasks end when the test says so; `started` lists their names. */
function createQueue(limits: FairLimits) {
  const queue = new FairQueue(limits);
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const run = (owner: Owner, name: string, signal: AbortSignal | null = null) => {
    const result = queue.run(owner, signal, async () => {
      started.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      return name;
    });
    // A test may look at a refusal later.
    result.catch(() => undefined);
    return result;
  };
  const end = async (...names: string[]) => {
    for (const name of names) {
      ends.get(name)?.();
      await tick();
    }
  };
  return { queue, started, run, end };
}

const member = (name: string): Owner => ({ member: name });
const address = (name: string): Owner => ({ address: name });
const numbered = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${name}${at + 1}`);

it('runs no more tasks at a time than it may', async () => {
  const { queue, started, run, end } = createQueue({ running: 2, waiting: 10 });
  for (const name of numbered('t', 9)) void run({}, name);
  await tick();
  for (let ended = 0; ended < 9; ended += 1) {
    expect(queue.counts.running).toBe(ended < 8 ? 2 : 1);
    await end(started[ended] ?? '');
  }
  expect(started).toEqual(numbered('t', 9));
  expect(queue.counts).toEqual({ running: 0, waiting: 0 });
});

it('runs one task of a member at a time, and lets others pass', async () => {
  const { started, run, end } = createQueue({ running: 2, waiting: 8 });
  const all = [
    ...numbered('a', 3).map((name) => run(member('a'), name)),
    run(member('b'), 'b1'),
    run(member('c'), 'c1'),
  ];
  await tick();
  expect(started).toEqual(['a1', 'b1']);
  await end('b1');
  expect(started).toEqual(['a1', 'b1', 'c1']);
  await end('a1', 'a2', 'c1', 'a3');
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1']);
});

it('runs as many tasks of a member as it may', async () => {
  const { started, run, end } = createQueue({ running: Infinity, waiting: 8, runningPerMember: 2 });
  for (const name of numbered('a', 4)) void run(member('a'), name);
  await tick();
  expect(started).toEqual(['a1', 'a2']);
  await end('a1');
  expect(started).toEqual(['a1', 'a2', 'a3']);
  await end('a2', 'a3', 'a4');
});

it('lets one who sends a task pass one who sends many, by address and by member', async () => {
  const { started, run, end } = createQueue({ running: 1, waiting: 20 });
  for (const name of numbered('a', 5)) void run(address('203.0.113.1'), name);
  for (const name of numbered('m', 3)) void run({ ...member('m'), address: '203.0.113.2' }, name);
  void run({ ...member('n'), address: '203.0.113.2' }, 'n1');
  void run(address('203.0.113.3'), 'b1');
  await tick();
  while (started.length < 10) await end(started.at(-1) ?? '');
  await end(started.at(-1) ?? '');
  expect(started).toEqual(['a1', 'm1', 'b1', 'a2', 'm2', 'a3', 'm3', 'a4', 'n1', 'a5']);
});

it('keeps the order of the tasks of one owner, whatever comes later', async () => {
  const { started, run, end } = createQueue({ running: 1, waiting: 20 });
  for (const name of numbered('a', 3)) void run(address('203.0.113.1'), name);
  await tick();
  for (const at of [4, 5, 6, 7]) {
    await end(started.at(-1) ?? '');
    void run(address('203.0.113.1'), `a${at}`);
  }
  while (started.length < 7) await end(started.at(-1) ?? '');
  await end('a7');
  expect(started).toEqual(numbered('a', 7));
});

it('refuses the latest turn when it is full, not whoever comes last', async () => {
  const { started, run, end } = createQueue({ running: 1, waiting: 3, busySeconds: 5 });
  const [, , , fourth] = numbered('a', 4).map((name) => run(address('203.0.113.1'), name));
  const newcomer = run(address('203.0.113.2'), 'b1');
  await tick();
  await expect(fourth).rejects.toThrow(QueueFull);
  await expect(fourth).rejects.toMatchObject({ retryAfter: 5 });
  await expect(run(address('203.0.113.1'), 'a5')).rejects.toThrow(ServiceUnavailable);
  await end('a1', 'b1', 'a2', 'a3');
  expect(await newcomer).toBe('b1');
  expect(started).toEqual(['a1', 'b1', 'a2', 'a3']);
});

it("refuses at once what exceeds a member's share, and accepts other members", async () => {
  const { run, end } = createQueue({ running: 2, waiting: 8, waitingPerMember: 3 });
  const all = numbered('a', 4).map((name) => run(member('a'), name));
  await tick();
  await expect(run(member('a'), 'a5')).rejects.toThrow(QueueFull);
  all.push(run(member('b'), 'b1'));
  await end('a1', 'a2', 'a3', 'a4', 'b1');
  expect(await Promise.all(all)).toHaveLength(5);
});

it('prefers a proof of work to the tasks of many addresses, but not without end', async () => {
  const { started, run, end } = createQueue({ running: 1, waiting: 40 });
  for (let at = 0; at < 20; at += 1) void run(address(`203.0.113.${at}`), `a${at}`);
  for (const name of numbered('p', 12)) void run({ ...address('198.51.100.1'), proven: true }, name);
  void run(address('198.51.100.2'), 'b1');
  await tick();
  while (started.length < 33) await end(started.at(-1) ?? '');
  expect(started.slice(0, 12)).toEqual(['a0', ...numbered('p', 10), 'a1']);
  expect(started.indexOf('b1')).toBeLessThan(started.indexOf('p12'));
});

it('never starts a task that was abandoned while it waited', async () => {
  const { started, run, end } = createQueue({ running: 2, waiting: 8 });
  const client = new AbortController();
  const first = run(member('a'), 'a1');
  const abandoned = run(member('a'), 'a2', client.signal);
  const last = run(member('a'), 'a3');
  client.abort();
  await expect(abandoned).rejects.toThrow('aborted');
  await expect(run(member('a'), 'a4', client.signal)).rejects.toThrow('aborted');
  await end('a1', 'a3');
  await Promise.all([first, last]);
  expect(started).toEqual(['a1', 'a3']);
});

it('continues after a task that fails', async () => {
  const queue = new FairQueue({ running: 1, waiting: 1 });
  const failed = queue.run(member('a'), null, () => Promise.reject(new Error('broken')));
  const next = queue.run(member('a'), null, async () => 'served');
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('served');
});

it('releases a place once, however often that is called', async () => {
  const queue = new FairQueue({ running: 1, waiting: 2 });
  const release = await queue.acquire({});
  const [second, third] = [queue.acquire({}), queue.acquire({})];
  release();
  release();
  expect(queue.counts).toEqual({ running: 1, waiting: 1 });
  (await second)();
  (await third)();
  expect(queue.counts).toEqual({ running: 0, waiting: 0 });
});
