import { WholeWords } from '@sahakorn/ui/whole-words';
import type { ReactNode } from 'react';

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-wrap gap-x-2">
      <dt className="text-text-muted">
        <WholeWords>{label}</WholeWords>
      </dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}
