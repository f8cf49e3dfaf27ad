import { Phrases } from '@sahakorn/ui/phrases';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

export function FoldedList({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="group">
      <summary className="focus-inset flex min-h-11 cursor-pointer list-none items-center gap-1.5 px-inset py-3 font-semibold text-link hover:bg-subtle [&::-webkit-details-marker]:hidden">
        <ChevronDown aria-hidden className="size-5 shrink-0 -rotate-90 group-open:rotate-0" />
        <span>
          <Phrases>{summary}</Phrases>
        </span>
      </summary>
      {children}
    </details>
  );
}
