import { formatDepositAccountNo } from '@sahakorn/thai/account-no';
import { formatMoney, getMoneySign } from '@sahakorn/thai/money';
import { formatText } from '@sahakorn/thai/text';
import { Passbook, PassbookCells, PassbookCover } from '@sahakorn/ui/passbook';
import { Phrases } from '@sahakorn/ui/phrases';
import { SummaryTile } from '@sahakorn/ui/summary-tile';
import { ThaiDate } from '@sahakorn/ui/thai-date';
import { paths } from '../../lib/paths.ts';
import { LedgerSwitcher } from '../../domain/statement/ledger-switcher.tsx';
import { useGetLastUpdateQuery } from '../../domain/statement/last-update-endpoints.ts';
import { type DepositAccount, isClosed } from './deposit.ts';
import { useListDepositAccountsQuery } from './deposit-endpoints.ts';

export function AccountCover({ account }: { account: DepositAccount }) {
  const { data: asOf } = useGetLastUpdateQuery();
  return (
    <Passbook>
      <PassbookCover
        title={formatText(account.deposit_type_name)}
        caption={
          <>
            <span className="@max-pair:hidden">เลขที่บัญชี </span>
            <span className="whitespace-nowrap">{formatDepositAccountNo(account.deposit_account_no)}</span>
            <span className="@max-pair:hidden">
              {' · '}
              <Phrases>{formatText(account.deposit_account_name)}</Phrases>
            </span>
          </>
        }
      >
        <ChangeAccount current={account.deposit_account_no} />
      </PassbookCover>
      <PassbookCells columns={3}>
        <SummaryTile label="ยอดคงเหลือ" amount={account.balance} caption={asOf && <AsOf day={asOf} />} />
        <SummaryTile label="ถอนได้" amount={account.withdrawable_amount} caption={describeHold(account)} />
        <SummaryTile label="ดอกเบี้ยสะสม" amount={account.accumulated_interest} />
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

function describeHold({ loan_holding_amount: held }: DepositAccount): string | undefined {
  if (!getMoneySign(held)) return undefined;
  return `ค้ำประกันเงินกู้ ${formatMoney(held)}`;
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
        title: formatText(account.deposit_type_name),
        note: formatDepositAccountNo(account.deposit_account_no) + (isClosed(account) ? ' · ปิดบัญชีแล้ว' : ''),
        balance: account.balance,
      }))}
    />
  );
}
