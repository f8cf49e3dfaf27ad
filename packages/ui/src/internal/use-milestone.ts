import { useState } from 'react';

/** The lowest mark that a countdown has come to; infinity before the first. */
function findMark(left: number, marks: readonly number[]): number {
  return Math.min(Infinity, ...marks.filter((mark) => left <= mark));
}

/**
 * What a countdown says aloud: what is left, each time that it comes to one of the marks. Null until then, since what
 * stands there at first is read out with the part itself, and null again when there is more time.
 */
export function useMilestone(left: number, marks: readonly number[]): number | null {
  const mark = findMark(left, marks);
  const [passed, setPassed] = useState<{ mark: number; said: number | null }>({ mark, said: null });
  if (mark !== passed.mark) setPassed({ mark, said: mark < passed.mark ? left : null });
  return passed.said;
}
