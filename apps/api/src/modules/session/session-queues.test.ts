import { describe, expect, it } from 'vitest';
import { getTestApp } from '../../../test/app.ts';
import { post, signIn, useDemoDatabase } from '../../../test/demo.ts';
import { RateLimited } from '../../errors/domain-errors.ts';
import { SessionQueues } from './session-queues.ts';

const database = useDemoDatabase();

describe('the queue of a session', () => {
  it('limits concurrency, first in, first out, and refuses when a hundred wait', async () => {
    const queues = new SessionQueues();
    const order: number[] = [];
    const ends = await Promise.all(Array.from({ length: 6 }, () => queues.acquire('a')));
    const waiting = Array.from({ length: 100 }, async (_, at) => {
      const end = await queues.acquire('a');
      order.push(at);
      end();
    });
    await expect(queues.acquire('a')).rejects.toThrow(new RateLimited(1));
    const other = await queues.acquire('b');
    expect([order, queues.size]).toEqual([[], 2]);
    for (const end of ends) end();
    await Promise.all(waiting);
    expect(order).toEqual(Array.from({ length: 100 }, (_, at) => at));
    other();
    expect(queues.size).toBe(0);
  });

  it('releases a slot once, however often it is called', async () => {
    const queues = new SessionQueues();
    const end = await queues.acquire('a');
    end();
    end();
    const ends = await Promise.all(Array.from({ length: 6 }, () => queues.acquire('a')));
    const next = queues.acquire('a').then((last) => last());
    ends[0]?.();
    await next;
    for (const each of ends) each();
    expect(queues.size).toBe(0);
  });
});

it('serves sixty concurrent requests of one member, and others meanwhile', async () => {
  const app = await getTestApp(database);
  const [token, neighbour] = [await signIn(app), await signIn(app, '009999')];
  const asked = [...Array.from({ length: 60 }, () => token), neighbour].map((asking) =>
    post(app, 'lastupdate_bydepstatement', { token: asking }),
  );
  const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode);
  expect(new Set(statuses)).toEqual(new Set([200]));
});
