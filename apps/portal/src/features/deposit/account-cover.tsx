import { formatDepositAccountNo } from '@sahakorn/thai/account-no';
import { compareMoney, formatMoney } from '@sahakorn/thai/money';
import { Passbook, PassbookCells, PassbookCover } from '@sahakorn/ui/passbook';
import { SummaryTile } from '@sahakorn/ui/summary-tile';
import { ThaiDate } from '@sahakorn/ui/thai-date';
import { paths } from '../../lib/paths.ts';
import { LedgerSwitcher } from '../../domain/statement/ledger-switcher.tsx';
import { useGetLastUpdateQuery } from '../../domain/statement/last-update-endpoints.ts';
import { Phrases } from '../../components/phrases.tsx';
import type { DepositAccount } from './deposit-from-wire.ts';
import { useListDepositAccountsQuery } from './deposit-endpoints.ts';

const NOTHING = '0.00';

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
              <Phrases>{account.name}</Phrases>
            </span>
          </>
        }
      >
        <ChangeAccount current={account.accountNo} />
      </PassbookCover>
      <PassbookCells columns={3}>
        <SummaryTile label="ยอดคงเหลือ" amount={account.balance} caption={asOf && <AsOf day={asOf} />} />
        <SummaryTile label="ถอนได้" amount={account.withdrawable} caption={describeHold(account)} />
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

function describeHold({ heldForLoans }: DepositAccount): string | undefined {
  if (heldForLoans === null || compareMoney(heldForLoans, NOTHING) === 0) return undefined;
  return `ค้ำประกันเงินกู้ ${formatMoney(heldForLoans)}`;
}

function ChangeAccount({ current }: { current: string }) {
  const { data: accounts = [] } = useListDepositAccountsQuery();
  const others = accounts
    .filter(({ accountNo }) => accountNo !== current)
    .toSorted((one, other) => Number(one.closed) - Number(other.closed));
  return (
    <LedgerSwitcher
      what="บัญชี"
      others={others.map(({ accountNo, typeName, closed }) => ({
        to: paths.depositStatement(accountNo),
        title: typeName,
        note: formatDepositAccountNo(accountNo) + (closed ? ' · ปิดบัญชีแล้ว' : ''),
      }))}
    />
  );
}
