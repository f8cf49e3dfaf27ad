import { Money } from '@sahakorn/ui/money';
import { ThaiDate } from '@sahakorn/ui/thai-date';
import { COLLECTION_STAMPS } from '../../domain/receipt/collection-badge.tsx';
import type { CollectionState } from '../../domain/receipt/collection-state.ts';
import { type Paper, getKind } from '../../domain/receipt/receipt.ts';

type PaperNoteProps = {
  paper: Paper;
  state: CollectionState | null;
  /** The outstanding amount of the month; null or omitted if unknown. */
  outstanding?: string | null;
  paidLaterOn?: string | null | undefined;
  replacedBy?: string | null | undefined;
  change?: string | null;
};

export function PaperNote({ paper, state, outstanding, paidLaterOn, replacedBy, change }: PaperNoteProps) {
  const owed = (state === 'partial' || state === 'missed') && outstanding;
  return (
    <span className="dots-between">
      {getKind(paper) === 'receipt' && <ThaiDate value={paper.receipt_date} style="short" />}
      <span>
        {state ? COLLECTION_STAMPS[state].name : ' - '}
        {state === 'paidLater' && typeof paidLaterOn === 'string' && (
          <>
            {' '}
            <ThaiDate value={paidLaterOn} style="short" />
          </>
        )}
      </span>
      {owed && (
        <span>
          ค้าง <Money value={outstanding} unit />
        </span>
      )}
      {replacedBy && <span>ออกใบใหม่เลขที่ {replacedBy}</span>}
      {change && <span>{change}</span>}
    </span>
  );
}
