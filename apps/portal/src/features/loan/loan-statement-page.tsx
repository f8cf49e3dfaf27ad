import { Button } from '@sahakorn/ui/button';
import { EmptyState } from '@sahakorn/ui/empty-state';
import { SkeletonPanel } from '@sahakorn/ui/skeleton';
import { HandCoins, SearchX } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { isNotFound } from '../../lib/api/api-error.ts';
import { StaleNotice } from '../../components/feed/feed-notices.tsx';
import { paths } from '../../lib/paths.ts';
import { StatementLedger } from '../../domain/statement/statement-ledger.tsx';
import { loanColumns, loanSums } from './loan-columns.ts';
import { LoanCover } from './loan-cover.tsx';
import { useListLoanContractsQuery } from './loan-endpoints.ts';
import { loanPaper } from './loan-paper.ts';
import { useLoanStatement } from './use-loan-statement.ts';

export function LoanStatementPage() {
  const { statement: contractNo = '' } = useParams();
  const statement = useLoanStatement(contractNo);
  const { feed } = statement;
  const contract =
    useKnownContract(contractNo) ?? (feed.state === 'ready' ? feed.data.pages[0]?.head : undefined);

  if (feed.state === 'failed' && isNotFound(feed.error))
    return (
      <EmptyState
        icon={<SearchX aria-hidden />}
        title="ไม่พบสัญญานี้ในรายการเงินกู้ของท่าน"
        action={
          <Button asChild>
            <Link to={paths.loan()}>ดูสัญญาเงินกู้</Link>
          </Button>
        }
      >
        ตรวจสอบเลขที่สัญญา หรือเลือกจากรายการเงินกู้
      </EmptyState>
    );
  return (
    <div className="grid gap-5">
      {feed.state === 'ready' && feed.stale && <StaleNotice retry={feed.retry} />}
      {contract ? <LoanCover contract={contract} /> : <SkeletonPanel lines={3} />}
      <StatementLedger
        key={contractNo}
        statement={statement}
        columns={loanColumns}
        caption={`รายการเคลื่อนไหว สัญญา ${contractNo}`}
        getSums={loanSums}
        paper={contract && loanPaper(contract)}
        empty={
          <EmptyState icon={<HandCoins aria-hidden />} title="สัญญานี้ยังไม่มีรายการเคลื่อนไหว">
            รายการจะแสดงที่นี่หลังรับเงินกู้หรือชำระหนี้ และข้อมูลอัพเดทรอบถัดไป
          </EmptyState>
        }
      />
    </div>
  );
}

function useKnownContract(contractNo: string) {
  const { data } = useListLoanContractsQuery();
  return data?.find((contract) => contract.contractNo === contractNo);
}
