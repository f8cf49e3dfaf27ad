import { describe, expect, it } from 'vitest';
import { getBlocking, getWork, workBetweenMarks } from './bench-trace.mjs';

const page = { pid: 1, tid: 7 };
const mark = (name, ts) => ({ name, ph: 'R', ts, ...page });
const task = (ts, dur, tdur, thread = page) => ({
  name: 'ThreadControllerImpl::RunTask',
  ph: 'X',
  ts,
  dur,
  tdur,
  ...thread,
});

describe('the work between two marks', () => {
  it.each([
    ['tasks that end between them', [task(1000, 900, 800), task(2000, 900, 400)], 1.2],
    ['the task of the first mark, which began before it', [task(400, 900, 500)], 0.5],
    ['no task from before', [task(100, 200, 200)], 0],
    ['no task that goes on behind', [task(4000, 2000, 2000)], 0],
    ['no other thread', [task(1000, 900, 800, { pid: 1, tid: 8 })], 0],
    ['processor time, not the time on the clock', [task(1000, 3000, 5)], 0.005],
  ])('is %s', (_, tasks, expected) => {
    const events = [mark('click', 500), ...tasks, mark('first-rows', 5000)];
    expect(workBetweenMarks(events, 'click', 'first-rows')).toBe(expected);
  });

  it('is unknown without the marks', () => {
    expect(() => workBetweenMarks([mark('click', 500)], 'click', 'first-rows')).toThrow('first-rows');
  });
});

describe('the work after the first paint', () => {
  const paint = mark('firstContentfulPaint', 1000);
  const events = [paint, task(100, 500, 500), task(900, 60_000, 40_000), task(70_000, 20_000, 10_000)];

  it('is the CPU time of tasks that end after it, slowed', () => {
    expect(getWork(events, 4)).toBe(200);
  });

  it('blocks for what a task takes beyond 50 ms', () => {
    expect(getBlocking(events, 4)).toBe(110);
    expect(getBlocking(events, 1)).toBe(0);
  });

  it('is that of the thread that painted', () => {
    expect(getWork([paint, task(2000, 900, 800, { pid: 1, tid: 8 })], 4)).toBe(0);
  });

  it('is unknown without a paint', () => {
    expect(() => getWork([task(1000, 900, 800)], 4)).toThrow('paint');
  });
});
