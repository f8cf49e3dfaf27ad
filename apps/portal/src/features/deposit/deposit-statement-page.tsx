import { formatDepositAccountNo } from '@sahakorn/thai/account-no';
import { Button } from '@sahakorn/ui/button';
import { EmptyState } from '@sahakorn/ui/empty-state';
import { SkeletonPanel } from '@sahakorn/ui/skeleton';
import { PiggyBank, SearchX } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { isNotFound } from '../../lib/api/api-error.ts';
import { StaleNotice } from '../../components/feed/feed-notices.tsx';
import { paths } from '../../lib/paths.ts';
import { StatementLedger } from '../../domain/statement/statement-ledger.tsx';
import { AccountCover } from './account-cover.tsx';
import { depositColumns, depositSums } from './deposit-columns.ts';
import { depositPaper } from './deposit-paper.ts';
import { useListDepositAccountsQuery } from './deposit-endpoints.ts';
import { useDepositStatement } from './use-deposit-statement.ts';

export function DepositStatementPage() {
  const { statement: accountNo = '' } = useParams();
  const statement = useDepositStatement(accountNo);
  const { feed } = statement;
  const account =
    useKnownAccount(accountNo) ?? (feed.state === 'ready' ? feed.data.pages[0]?.head : undefined);

  if (feed.state === 'failed' && isNotFound(feed.error))
    return (
      <EmptyState
        icon={<SearchX aria-hidden />}
        title="ไม่พบบัญชีนี้ในรายการบัญชีของท่าน"
        action={
          <Button asChild>
            <Link to={paths.deposit()}>ดูบัญชีเงินฝาก</Link>
          </Button>
        }
      >
        ตรวจสอบเลขที่บัญชี หรือเลือกจากรายการบัญชี
      </EmptyState>
    );
  return (
    <div className="grid gap-5">
      {feed.state === 'ready' && feed.stale && <StaleNotice retry={feed.retry} />}
      {account ? <AccountCover account={account} /> : <SkeletonPanel lines={3} />}
      <StatementLedger
        key={accountNo}
        statement={statement}
        columns={depositColumns}
        caption={`รายการเคลื่อนไหว บัญชี ${formatDepositAccountNo(accountNo)}`}
        getSums={depositSums}
        paper={account && depositPaper(account)}
        empty={
          <EmptyState icon={<PiggyBank aria-hidden />} title="บัญชีนี้ยังไม่มีรายการเคลื่อนไหว">
            รายการจะแสดงที่นี่หลังฝากหรือถอน และข้อมูลอัพเดทรอบถัดไป
          </EmptyState>
        }
      />
    </div>
  );
}

function useKnownAccount(accountNo: string) {
  const { data } = useListDepositAccountsQuery();
  return data?.find((account) => account.accountNo === accountNo);
}
