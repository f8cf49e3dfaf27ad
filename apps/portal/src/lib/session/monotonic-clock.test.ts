import { expect, it } from 'vitest';
import { createMonotonicClock } from './monotonic-clock.ts';

const MINUTE = 60_000;
const TRUE_TIME = Date.parse('2026-11-20T03:00:00Z');

/** Advances both clocks, and returns the elapsed time of the monotonic clock. */
function passed(steps: { steady: number; wall: number }[], wallAtStart = TRUE_TIME) {
  let steady = 5000;
  let wall = wallAtStart;
  const read = createMonotonicClock({ steady: () => steady, wall: () => wall });
  const start = read();
  for (const step of steps) {
    steady += step.steady;
    wall += step.wall;
    read();
  }
  return read() - start;
}

const awake = { steady: MINUTE, wall: MINUTE };

it.each([
  ['a right clock', TRUE_TIME, [awake, awake], 2 * MINUTE],
  ['a clock three days ahead', TRUE_TIME + 3 * 24 * 60 * MINUTE, [awake, awake], 2 * MINUTE],
  ['a clock a year behind', TRUE_TIME - 365 * 24 * 60 * MINUTE, [awake, awake], 2 * MINUTE],
  ['a clock set back meanwhile', TRUE_TIME, [awake, { steady: MINUTE, wall: -60 * MINUTE }], 2 * MINUTE],
  ['a clock set forward meanwhile', TRUE_TIME, [awake, { steady: 0, wall: 60 * MINUTE }], 61 * MINUTE],
  ['sleep that stops the steady clock', TRUE_TIME, [awake, { steady: 0, wall: 20 * MINUTE }], 21 * MINUTE],
  ['sleep that does not', TRUE_TIME, [awake, { steady: 20 * MINUTE, wall: 20 * MINUTE }], 21 * MINUTE],
  ['a clock that drifts a little', TRUE_TIME, [awake, { steady: MINUTE, wall: MINUTE + 500 }], 2 * MINUTE],
])('%s', (_what, wallAtStart, steps, expected) => {
  expect(passed(steps, wallAtStart)).toBe(expected);
});

it('says spans exactly, whatever fractions its clocks begin with', () => {
  let [steady, wall] = [1234.567, TRUE_TIME];
  const read = createMonotonicClock({ steady: () => steady, wall: () => wall });
  [steady, wall] = [0.3, TRUE_TIME + MINUTE];
  const start = read();
  [steady, wall] = [0.3 + MINUTE, TRUE_TIME + 2 * MINUTE];
  expect(read() - start).toBe(MINUTE);
});
