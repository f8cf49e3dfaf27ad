import { Money } from '@sahakorn/ui/money';
import { ThaiDate } from '@sahakorn/ui/thai-date';
import type { ReactNode } from 'react';
import { COLLECTION_STAMPS } from './collection-badge.tsx';
import type { CollectionState } from './collection-state.ts';
import type { Paper } from './receipt-from-wire.ts';

type PaperNoteProps = {
  paper: Paper;
  state: CollectionState;
  /** What is still owed of the month; null or left out where that is not known. */
  outstanding?: string | null;
  /** When the month was paid afterwards. */
  paidLaterOn?: string | null | undefined;
  replacedBy?: string | null | undefined;
  change?: string | null;
};

export function PaperNote({ paper, state, outstanding, paidLaterOn, replacedBy, change }: PaperNoteProps) {
  const owed = (state === 'partial' || state === 'missed') && outstanding;
  return (
    <>
      {paper.kind === 'receipt' && (
        <>
          <ThaiDate value={paper.date} style="short" /> ·{' '}
        </>
      )}
      <span className="inline-block">{COLLECTION_STAMPS[state].name}</span>
      {state === 'paidLater' && paidLaterOn && (
        <>
          {' '}
          <ThaiDate value={paidLaterOn} style="short" />
        </>
      )}
      {owed && <Part>ค้าง {<Money value={outstanding} unit />}</Part>}
      {replacedBy && <Part>ออกใบใหม่เลขที่ {replacedBy}</Part>}
      {change && <Part>{change}</Part>}
    </>
  );
}

function Part({ children }: { children: ReactNode }) {
  return <> · {children}</>;
}
