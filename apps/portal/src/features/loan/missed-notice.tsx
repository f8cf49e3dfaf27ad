import { Alert } from '@sahakorn/ui/alert';
import { Button } from '@sahakorn/ui/button';
import { Phrases } from '@sahakorn/ui/phrases';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import type { LoanContract } from './loan-endpoints.ts';
import { listMissedMonths, formatMissedTitle } from './describe-missed.ts';

/** Missed months of a loan, and what to do; renders nothing if there are none. */
export function MissedNotice({ contract: { missed } }: { contract: LoanContract }) {
  if (missed.length === 0) return null;
  return (
    <div className="px-inset pt-4">
      <Alert
        tone="warning"
        title={formatMissedTitle(missed)}
        action={
          <Button asChild size="sm" className="print:hidden">
            <Link to={paths.receipts}>ดูใบเสร็จ</Link>
          </Button>
        }
      >
        {[...listMissedMonths(missed), 'ติดต่อสหกรณ์เพื่อขอชำระ ดอกเบี้ยคิดถึงวันที่ชำระ'].map((words) => (
          <span key={words} className="block">
            <Phrases>{words}</Phrases>
          </span>
        ))}
      </Alert>
    </div>
  );
}
