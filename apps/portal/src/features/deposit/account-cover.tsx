import { formatDepositAccountNo } from '@sahakorn/thai/account-no';
import { compareMoney, formatMoney } from '@sahakorn/thai/money';
import { Button } from '@sahakorn/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@sahakorn/ui/dropdown-menu';
import { Passbook, PassbookCells, PassbookCover } from '@sahakorn/ui/passbook';
import { SummaryTile } from '@sahakorn/ui/summary-tile';
import { ThaiDate } from '@sahakorn/ui/thai-date';
import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { AccountName } from './account-name.tsx';
import type { DepositAccount } from './deposit.ts';
import { useGetLastUpdateQuery, useListDepositAccountsQuery } from './deposit-endpoints.ts';

const NOTHING = '0.00';

/** The passbook of one account: which it is, what is in it, and the way to the others. */
export function AccountCover({ account }: { account: DepositAccount }) {
  const { data: asOf } = useGetLastUpdateQuery();
  return (
    <Passbook>
      <PassbookCover
        title={account.typeName}
        caption={
          <>
            <span className="@max-pair:hidden">เลขที่บัญชี </span>
            <span className="whitespace-nowrap">{formatDepositAccountNo(account.accountNo)}</span>
            <span className="@max-pair:hidden">
              {' · '}
              <AccountName name={account.name} />
            </span>
          </>
        }
      >
        <ChangeAccount current={account.accountNo} />
      </PassbookCover>
      <PassbookCells columns={3}>
        <SummaryTile label="ยอดคงเหลือ" amount={account.balance} caption={asOf && <AsOf day={asOf} />} />
        <SummaryTile label="ถอนได้" amount={account.withdrawable} caption={holdWords(account)} />
        <SummaryTile label="ดอกเบี้ยสะสม" amount={account.accumulatedInterest} />
      </PassbookCells>
    </Passbook>
  );
}

function AsOf({ day }: { day: string }) {
  return (
    <>
      ณ <ThaiDate value={day} style="short" />
    </>
  );
}

/** Why less may be taken out than there is. */
function holdWords({ heldForLoans }: DepositAccount): string | undefined {
  if (heldForLoans === null || compareMoney(heldForLoans, NOTHING) === 0) return undefined;
  return `ค้ำประกันเงินกู้ ${formatMoney(heldForLoans)}`;
}

/** The other accounts, where there are any: those in use first. */
function ChangeAccount({ current }: { current: string }) {
  const { data: accounts = [] } = useListDepositAccountsQuery();
  const others = accounts
    .filter(({ accountNo }) => accountNo !== current)
    .toSorted((one, other) => Number(one.closed) - Number(other.closed));
  if (others.length === 0) return null;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button size="sm" className="print:hidden">
          <span>
            เปลี่ยน<span className="@max-pair:sr-only">บัญชี</span>
          </span>
          <ChevronDown aria-hidden />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        {others.map((account) => (
          <DropdownMenuItem key={account.accountNo} asChild>
            <Link to={paths.depositStatement(account.accountNo)} className="no-underline">
              <span className="min-w-0">
                <span className="block">{account.typeName}</span>
                <span className="text-sm text-text-muted">
                  {formatDepositAccountNo(account.accountNo)}
                  {account.closed && ' · ปิดบัญชีแล้ว'}
                </span>
              </span>
            </Link>
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
