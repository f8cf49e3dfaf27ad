import { describe, expect, it } from 'vitest';
import { ServiceUnavailable } from '../errors/domain-errors.ts';
import { createWorkQueue } from './work-queue.ts';

function gate() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { opened: promise, open: resolve };
}

describe('work queue', () => {
  it('runs no more tasks at a time than it may', async () => {
    const queue = createWorkQueue({ running: 2, waiting: 10 });
    let running = 0;
    let maxRunning = 0;
    const task = async () => {
      running += 1;
      maxRunning = Math.max(maxRunning, running);
      await new Promise((resolve) => setTimeout(resolve, 2));
      running -= 1;
    };
    await Promise.all(Array.from({ length: 9 }, () => queue.run(task)));
    expect(maxRunning).toBe(2);
  });

  it('serves in order of arrival', async () => {
    const queue = createWorkQueue({ running: 1, waiting: 10 });
    const order: number[] = [];
    await Promise.all([1, 2, 3, 4].map((n) => queue.run(async () => void order.push(n))));
    expect(order).toEqual([1, 2, 3, 4]);
  });

  it('refuses at once when too many wait, and serves again afterwards', async () => {
    const queue = createWorkQueue({ running: 1, waiting: 1 });
    const { opened, open } = gate();
    const first = queue.run(() => opened);
    const second = queue.run(() => opened);
    await expect(queue.run(() => opened)).rejects.toThrow(ServiceUnavailable);
    open();
    await Promise.all([first, second]);
    await expect(queue.run(async () => 'served')).resolves.toBe('served');
  });

  it('releases the slot when a task fails', async () => {
    const queue = createWorkQueue({ running: 1, waiting: 0 });
    await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(queue.run(async () => 'served')).resolves.toBe('served');
  });
});
