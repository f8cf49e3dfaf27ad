/** If the clocks differ by more, the device slept or its clock was set. */
const JUMP_MS = 2000;

type Readings = {
  /** Not affected by clock changes; stops during sleep in some browsers. */
  steady: () => number;
  /** Continues while the device sleeps, and jumps when the clock is set. */
  wall: () => number;
};

const BROWSER: Readings = { steady: () => performance.now(), wall: () => Date.now() };

/** Includes sleep. A clock set forward counts as sleep; one set back is ignored. */
export function createMonotonicClock({ steady, wall }: Readings = BROWSER): () => number {
  let before = { steady: steady(), wall: wall() };
  let slept = 0;
  return () => {
    const now = { steady: steady(), wall: wall() };
    const jump = now.wall - before.wall - (now.steady - before.steady);
    if (jump > JUMP_MS) slept += jump;
    before = now;
    // Fractions would not add up: a span of two minutes could come out as a second more.
    return Math.round(now.steady + slept);
  };
}

export const readMonotonicClock = createMonotonicClock();
