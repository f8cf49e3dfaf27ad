import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Heartbeats } from './heartbeats.ts';

const HALF_A_MINUTE = 30_000;
const [SILENT, ALIVE] = [1, 2];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watchTwo() {
  const hung: number[] = [];
  const heartbeats: Heartbeats = new Heartbeats({
    ping: (worker) => {
      if (worker === ALIVE) heartbeats.recordAnswer(worker);
    },
    onHang: (worker) => {
      hung.push(worker);
      heartbeats.forget(worker);
    },
  });
  for (const worker of [SILENT, ALIVE]) heartbeats.watch(worker);
  return { hung, heartbeats };
}

it('finds a worker that has not answered for half a minute, once, and no other', () => {
  const { hung } = watchTwo();
  vi.advanceTimersByTime(HALF_A_MINUTE);
  expect(hung).toEqual([]);
  vi.advanceTimersByTime(2 * HALF_A_MINUTE);
  expect(hung).toEqual([SILENT]);
});

it('counts from the last answer', () => {
  const { hung, heartbeats } = watchTwo();
  vi.advanceTimersByTime(HALF_A_MINUTE);
  heartbeats.recordAnswer(SILENT);
  vi.advanceTimersByTime(HALF_A_MINUTE);
  expect(hung).toEqual([]);
});

it('sends nothing once it is stopped', () => {
  const { hung, heartbeats } = watchTwo();
  heartbeats.stop();
  vi.advanceTimersByTime(2 * HALF_A_MINUTE);
  expect(hung).toEqual([]);
});
