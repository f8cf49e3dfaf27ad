import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FromWorker, ToWorker } from './messages.ts';

const CHILD = path.join(import.meta.dirname, 'test/link-child.ts');

type Done = {
  done: string;
  result?: unknown;
  failed?: string;
  reason?: string;
  retryAfter?: number;
  counts?: { running: number; waiting: number };
};

let worker: ChildProcess;
let received: (FromWorker | Done)[];

beforeEach(async () => {
  received = [];
  worker = fork(CHILD, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  worker.on('message', (message: FromWorker | Done) => received.push(message));
  await getDone('start');
});

afterEach(() => worker.kill('SIGKILL'));

const send = (message: ToWorker) => worker.send(message);
const ask = (work: string) => worker.send({ work });

/** The first matching message, including later ones. */
async function find<Found extends FromWorker | Done>(fits: (message: FromWorker | Done) => message is Found) {
  await expect.poll(() => received.some(fits)).toBe(true);
  const found = received.find(fits);
  if (!found) throw new Error('no such message');
  return found;
}

const getDone = (work: string) =>
  find((message): message is Done => 'done' in message && message.done === work);

function getSent<Type extends FromWorker['type']>(type: Type) {
  return find(
    (message): message is Extract<FromWorker, { type: Type }> => 'type' in message && message.type === type,
  );
}

describe('a worker', () => {
  it('says hello, and gets the database from the answer', async () => {
    ask('ask for the database');
    expect(await getSent('hello')).toEqual({ type: 'hello' });
    send({ type: 'start', database: { host: '/run/socket' } });
    expect(await getDone('ask for the database')).toMatchObject({ result: { host: '/run/socket' } });
  });

  it('answers a ping, and ignores what it does not know', async () => {
    worker.send({ type: 'of another version' });
    send({ type: 'answer', id: 99, retryAfter: null });
    send({ type: 'ping' });
    expect(await getSent('pong')).toEqual({ type: 'pong' });
  });

  it('renders the metrics of all, and is unavailable while the primary cannot', async () => {
    ask('render the metrics');
    const { id } = await getSent('metrics');
    send({ type: 'answer', id, retryAfter: null, text: 'up 1' });
    expect(await getDone('render the metrics')).toMatchObject({
      result: { text: 'up 1', contentType: expect.stringContaining('text/plain') },
    });
    received = [];
    ask('render the metrics');
    send({ type: 'answer', id: (await getSent('metrics')).id, retryAfter: 1 });
    expect(await getDone('render the metrics')).toMatchObject({
      failed: 'ServiceUnavailable',
      retryAfter: 1,
    });
  });

  it('ends its task of the queue where the primary ends first', async () => {
    ask('run a task');
    await getSent('acquire');
    worker.disconnect();
    const code = await new Promise((resolve) => worker.once('exit', resolve));
    expect(code).not.toBeNull();
  });
});

describe('a limit for each minute', () => {
  it('is counted by the primary', async () => {
    ask('take one');
    const { id, ...asked } = await getSent('take');
    expect(asked).toEqual({ type: 'take', limit: 'searches', perMinute: 2, address: '203.0.113.7' });
    send({ type: 'answer', id, retryAfter: null });
    expect(await getDone('take one')).not.toHaveProperty('failed');
  });

  it('refuses with the seconds after which to retry', async () => {
    ask('take one');
    send({ type: 'answer', id: (await getSent('take')).id, retryAfter: 42 });
    expect(await getDone('take one')).toMatchObject({ failed: 'RateLimited', retryAfter: 42 });
  });

  it('of zero sends nothing to the primary', async () => {
    ask('take without a limit');
    await getDone('take without a limit');
    expect(received.filter((message) => 'type' in message)).toEqual([]);
  });
});

describe('a task of a queue', () => {
  it('runs its task once the primary grants it, and is released', async () => {
    ask('run a task');
    const { id, ...task } = await getSent('acquire');
    expect(task).toMatchObject({ type: 'acquire', queue: 'prints', owner: { member: 'a' } });
    expect(received.some((message) => 'done' in message && message.done === 'run a task')).toBe(false);
    send({ type: 'answer', id, retryAfter: null });
    expect(await getDone('run a task')).toMatchObject({
      result: 'printed',
      counts: { running: 0, waiting: 0 },
    });
    expect(await getSent('release')).toEqual({ type: 'release', id });
  });

  it('is counted while it runs', async () => {
    ask('run a long task');
    send({ type: 'answer', id: (await getSent('acquire')).id, retryAfter: null });
    expect(await getDone('run a long task')).toMatchObject({ counts: { running: 0, waiting: 0 } });
  });

  it('is given back when its task fails', async () => {
    ask('run a task that fails');
    const { id } = await getSent('acquire');
    send({ type: 'answer', id, retryAfter: null });
    expect(await getDone('run a task that fails')).toMatchObject({ failed: 'Error', reason: 'no paper' });
    expect(await getSent('release')).toEqual({ type: 'release', id });
  });

  it('is refused where the queue is full', async () => {
    ask('run a task');
    send({ type: 'answer', id: (await getSent('acquire')).id, retryAfter: 5 });
    expect(await getDone('run a task')).toMatchObject({
      failed: 'ServiceUnavailable',
      retryAfter: 5,
      counts: { running: 0, waiting: 0 },
    });
  });

  it('is abandoned when its caller disconnects, and never started for one who has', async () => {
    ask('run a task');
    const { id } = await getSent('acquire');
    ask('leave the queue');
    expect(await getDone('run a task')).toMatchObject({ failed: 'Error', reason: 'the caller has gone' });
    expect(await getSent('release')).toEqual({ type: 'release', id });
    received = [];
    ask('run a task');
    expect(await getDone('run a task')).toMatchObject({ reason: 'the caller has gone' });
    expect(received.filter((message) => 'type' in message)).toEqual([]);
  });
});

describe('a port that is closed', () => {
  it('waits for those of the other workers', async () => {
    ask('close the port');
    await getSent('port-closed');
    expect(received.some((message) => 'done' in message && message.done === 'close the port')).toBe(false);
    send({ type: 'all-ports-closed' });
    await getDone('close the port');
    received = [];
    ask('close the port');
    await getDone('close the port');
  });

  it('does not wait for one that hangs', async () => {
    ask('close the port');
    expect(await getDone('close the port')).not.toHaveProperty('failed');
  });
});
