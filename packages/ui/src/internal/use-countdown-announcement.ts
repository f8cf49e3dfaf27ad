import { useState } from 'react';

/** The lowest mark that a countdown has reached; infinity before the first. */
function findMark(left: number, marks: readonly number[]): number {
  return Math.min(Infinity, ...marks.filter((mark) => left <= mark));
}

/**
 * The announcement of a countdown: the remaining time when it reaches a mark. Null until then, since the initial time
 * is read out with the component, and null again when time is added.
 */
export function useCountdownAnnouncement(left: number, marks: readonly number[]): number | null {
  const mark = findMark(left, marks);
  const [passed, setPassed] = useState<{ mark: number; said: number | null }>({ mark, said: null });
  if (mark !== passed.mark) setPassed({ mark, said: mark < passed.mark ? left : null });
  return passed.said;
}
