import { paths } from '../../lib/paths.ts';
import { RowLink } from '../../components/row-link.tsx';

export function StatementLink({ contractNo }: { contractNo: string | null }) {
  if (!contractNo) return null;
  return (
    <RowLink to={paths.loanStatement(contractNo)}>
      <span>
        ดูรายการเคลื่อนไหว<span className="sr-only"> สัญญา {contractNo}</span>
      </span>
    </RowLink>
  );
}
