import { formatDepositAccountNo } from '@sahakorn/thai/account-no';
import { formatText } from '@sahakorn/thai/text';
import { Money } from '@sahakorn/ui/money';
import { PassbookCover } from '@sahakorn/ui/passbook';
import { PageActions } from '../../components/page-actions.tsx';
import { paths } from '../../lib/paths.ts';
import { LedgerSwitcher } from '../../domain/statement/ledger-switcher.tsx';
import { type DepositAccount, getAccountName, isClosed } from './deposit.ts';
import { useListDepositAccountsQuery } from './deposit-endpoints.ts';

export function AccountCover({ account }: { account: DepositAccount }) {
  return (
    <>
      <PassbookCover
        size="slim"
        title={getAccountName(account)}
        caption={
          <>
            {account.nickname !== null && `${formatText(account.deposit_type_name)} `}
            <span className="whitespace-nowrap">{formatDepositAccountNo(account.deposit_account_no)}</span>
          </>
        }
      >
        <p className="ms-auto min-w-0 text-end leading-tight">
          <Money value={account.balance} size="xl" className="block" />
          <span className="text-sm text-text-muted">คงเหลือ (บาท)</span>
        </p>
      </PassbookCover>
      <PageActions>
        <ChangeAccount current={account.deposit_account_no} />
      </PageActions>
    </>
  );
}

function ChangeAccount({ current }: { current: string | null }) {
  const { data: accounts = [] } = useListDepositAccountsQuery();
  const inOrder = accounts.toSorted((one, other) => Number(isClosed(one)) - Number(isClosed(other)));
  return (
    <LedgerSwitcher
      what="บัญชี"
      current={current && paths.depositStatement(current)}
      ledgers={inOrder.map((account) => ({
        to: account.deposit_account_no && paths.depositStatement(account.deposit_account_no),
        title: getAccountName(account),
        note: formatDepositAccountNo(account.deposit_account_no) + (isClosed(account) ? ' · ปิดบัญชีแล้ว' : ''),
        balance: account.balance,
      }))}
    />
  );
}
