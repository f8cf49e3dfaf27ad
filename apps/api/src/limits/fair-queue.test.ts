import { expect, it } from 'vitest';
import { ServiceUnavailable } from '../errors/domain-errors.ts';
import { FairQueue } from './fair-queue.ts';

const LIMITS = { running: 2, waiting: 8, waitingPerOwner: 3, busySeconds: 5 };
const tick = () => new Promise(setImmediate);
const never = new AbortController().signal;

function createTasks(queue: FairQueue) {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const run = (owner: string, name: string, signal = never) =>
    queue.run(owner, signal, async () => {
      started.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      return name;
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await tick();
  };
  return { started, run, end };
}

it('runs one task of an owner at a time, and lets others pass', async () => {
  const { started, run, end } = createTasks(new FairQueue(LIMITS));
  const all = [run('a', 'a1'), run('a', 'a2'), run('a', 'a3'), run('b', 'b1'), run('c', 'c1')];
  await tick();
  expect(started).toEqual(['a1', 'b1']);
  await end('b1');
  expect(started).toEqual(['a1', 'b1', 'c1']);
  for (const name of ['a1', 'a2', 'c1', 'a3']) await end(name);
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1']);
});

it("refuses at once what exceeds an owner's share, and accepts other owners", async () => {
  const { run, end } = createTasks(new FairQueue(LIMITS));
  const all = ['a1', 'a2', 'a3', 'a4'].map((name) => run('a', name));
  await expect(run('a', 'a5')).rejects.toThrow(ServiceUnavailable);
  all.push(run('b', 'b1'));
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1']) await end(name);
  expect(await Promise.all(all)).toHaveLength(5);
});

it('never starts a task that was abandoned while it waited', async () => {
  const { started, run, end } = createTasks(new FairQueue(LIMITS));
  const client = new AbortController();
  const first = run('a', 'a1');
  const abandoned = run('a', 'a2', client.signal);
  const last = run('a', 'a3');
  client.abort();
  await expect(abandoned).rejects.toThrow('aborted');
  await expect(run('a', 'a4', client.signal)).rejects.toThrow('aborted');
  await end('a1');
  await end('a3');
  await Promise.all([first, last]);
  expect(started).toEqual(['a1', 'a3']);
});

it('continues after a task that fails', async () => {
  const queue = new FairQueue(LIMITS);
  const failed = queue.run('a', never, () => Promise.reject(new Error('broken')));
  const next = queue.run('a', never, async () => 'served');
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('served');
});
