import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';

export function StatementLink({ contractNo }: { contractNo: string }) {
  return (
    <Link
      to={paths.loanStatement(contractNo)}
      className="link-line ms-auto inline-flex min-h-11 items-center gap-1 font-semibold text-link after:absolute after:inset-0 hover:decoration-2"
    >
      <span>
        ดูรายการเคลื่อนไหว<span className="sr-only"> สัญญา {contractNo}</span>
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0" />
    </Link>
  );
}
