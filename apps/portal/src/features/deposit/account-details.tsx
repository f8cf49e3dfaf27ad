import { formatMoney, getMoneySign } from '@sahakorn/thai/money';
import { formatText } from '@sahakorn/thai/text';
import { Panel, PanelHead } from '@sahakorn/ui/panel';
import { PassbookCells } from '@sahakorn/ui/passbook';
import { Phrases } from '@sahakorn/ui/phrases';
import { SummaryTile } from '@sahakorn/ui/summary-tile';
import { ThaiDate } from '@sahakorn/ui/thai-date';
import { useGetLastUpdateQuery } from '../../domain/last-update/last-update-endpoints.ts';
import type { DepositAccount } from './deposit.ts';
import { NicknameForm } from './nickname-form.tsx';

/** Further details of an account, and its nickname. */
export function AccountDetails({ account }: { account: DepositAccount }) {
  const { data: asOf } = useGetLastUpdateQuery();
  const { deposit_account_no: accountNo, nickname } = account;
  return (
    <Panel>
      <PanelHead title="รายละเอียดบัญชี" />
      <p className="px-inset py-3">
        <Phrases>{`ชื่อบัญชี ${formatText(account.deposit_account_name)}`}</Phrases>
      </p>
      <PassbookCells columns={3} className="border-t border-line">
        <SummaryTile
          label="ยอดคงเหลือ"
          amount={account.balance}
          caption={
            asOf && (
              <>
                ณ <ThaiDate value={asOf} style="short" />
              </>
            )
          }
        />
        <SummaryTile label="ถอนได้" amount={account.withdrawable_amount} caption={describeHold(account)} />
        <SummaryTile label="ดอกเบี้ยสะสม" amount={account.accumulated_interest} />
      </PassbookCells>
      {accountNo !== null && (
        <div className="border-t border-line print:hidden">
          <NicknameForm
            key={`${accountNo} ${nickname ?? ''}`}
            accountNo={accountNo}
            nickname={nickname ?? ''}
          />
        </div>
      )}
    </Panel>
  );
}

function describeHold({ loan_holding_amount: held }: DepositAccount): string | undefined {
  return getMoneySign(held) ? `ค้ำประกันเงินกู้ ${formatMoney(held)}` : undefined;
}
