import type { Day } from './pay-days.ts';

/** Something that happens in a member's books on a day. */
export type Step = { day: Day; run: (day: Day) => void };

/** Lets the steps happen by day; those of one day in the order in which they are listed. */
export function runByDay(steps: readonly Step[]): void {
  const byDay = steps.toSorted((one, other) => Number(one.day > other.day) - Number(one.day < other.day));
  for (const { day, run } of byDay) run(day);
}
