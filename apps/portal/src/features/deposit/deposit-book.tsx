import { Money } from '@sahakorn/ui/money';
import { Passbook, PassbookFact, PassbookFacts } from '@sahakorn/ui/passbook';
import { MemberCover } from '../../domain/session/member-cover.tsx';
import { AccountList } from './account-list.tsx';
import type { DepositAccount } from './deposit-from-wire.ts';
import { sumKnownMoney } from '../../domain/statement/sum-known-money.ts';

export function DepositBook({ accounts }: { accounts: DepositAccount[] }) {
  return (
    <Passbook>
      <MemberCover>
        <PassbookFacts>
          <PassbookFact label="จำนวน">{accounts.length} บัญชี</PassbookFact>
          <PassbookFact label="ยอดเงินฝากรวม">
            <Money value={sumKnownMoney(accounts.map(({ balance }) => balance))} unit />
          </PassbookFact>
        </PassbookFacts>
      </MemberCover>
      <AccountList accounts={accounts} />
    </Passbook>
  );
}
