import { Button } from '@sahakorn/ui/button';
import { EmptyState } from '@sahakorn/ui/empty-state';
import { SkeletonPanel, SkeletonTable } from '@sahakorn/ui/skeleton';
import { SearchX } from 'lucide-react';
import { useMemo } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { isNotFound } from '../../api/api-error.ts';
import { FeedFault, StaleNotice } from '../../api/feed-notices.tsx';
import { paths } from '../../paths.ts';
import { AccountCover } from './account-cover.tsx';
import { useListDepositAccountsQuery } from './deposit-endpoints.ts';
import { StatementBody } from './statement-body.tsx';
import { asksForSome, statementQuery } from './statement-address.ts';
import { StatementFilters } from './statement-filters.tsx';
import { useStatement } from './use-statement.ts';

/** Movements of one deposit account, newest first, with the balance after each. */
export default function DepositStatementPage() {
  const { statement: accountNo = '' } = useParams();
  const [search] = useSearchParams();
  const filter = useMemo(() => statementQuery(accountNo, search), [accountNo, search]);
  const statement = useStatement(filter);
  const { feed } = statement;
  const account =
    useKnownAccount(accountNo) ?? (feed.state === 'ready' ? feed.data.pages[0]?.account : undefined);
  const isEmptyBook = statement.totals?.count === 0 && !asksForSome(filter);

  if (feed.state === 'failed' && isNotFound(feed.error)) return <NoSuchAccount />;
  return (
    <div className="grid gap-5">
      {feed.state === 'ready' && feed.stale && <StaleNotice retry={feed.retry} />}
      {account ? <AccountCover account={account} /> : <SkeletonPanel lines={3} />}
      {!isEmptyBook && (
        <StatementFilters
          key={accountNo}
          filter={filter}
          kinds={statement.kinds}
          totals={statement.totals}
          busy={feed.state === 'loading'}
        />
      )}
      {feed.state === 'loading' && <SkeletonTable />}
      {feed.state === 'failed' && <FeedFault error={feed.error} retry={feed.retry} what="รายการเคลื่อนไหว" />}
      {feed.state === 'ready' && (
        <StatementBody statement={statement} pages={feed.data.pages} filter={filter} />
      )}
    </div>
  );
}

/** The account as the list of accounts has it, which is often there before the statement. */
function useKnownAccount(accountNo: string) {
  const { data } = useListDepositAccountsQuery();
  return data?.find((account) => account.accountNo === accountNo);
}

function NoSuchAccount() {
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
}
