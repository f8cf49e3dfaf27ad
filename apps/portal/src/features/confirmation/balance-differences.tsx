import { describeDifference } from '@sahakorn/contract/confirmation-words';
import { WholeWords } from '@sahakorn/ui/whole-words';
import type { Difference } from './confirmation-endpoints.ts';

/** Rows whose balance differs from the sum of the movements, with both amounts. */
export function BalanceDifferences({ differences }: { differences: readonly Difference[] }) {
  if (differences.length === 0) return null;
  return (
    <ul className="mt-2 grid gap-1 border-s-4 border-line-strong ps-3 text-sm">
      {differences.map((difference, index) => (
        <li key={`${difference.kind} ${difference.seq_no ?? index}`}>
          <WholeWords>{describeDifference(difference)}</WholeWords>
        </li>
      ))}
    </ul>
  );
}
