import { WholeWords } from '@sahakorn/ui/whole-words';
import type { ReactNode } from 'react';

export function FoldedList({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details>
      <summary className="focus-inset min-h-11 cursor-pointer px-inset py-3 font-semibold text-link hover:bg-subtle">
        <WholeWords>{summary}</WholeWords>
      </summary>
      {children}
    </details>
  );
}
