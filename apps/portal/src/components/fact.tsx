import { WholeWords } from '@sahakorn/ui/whole-words';
import type { ReactNode } from 'react';

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt className="text-text-muted">
        <WholeWords>{label}</WholeWords>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
