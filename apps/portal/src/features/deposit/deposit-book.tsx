import { sumMoney } from '@sahakorn/thai/money';
import { Money } from '@sahakorn/ui/money';
import { Passbook, PassbookFact, PassbookFacts } from '@sahakorn/ui/passbook';
import { MemberCover } from '../../domain/session/member-cover.tsx';
import { AccountList } from './account-list.tsx';
import type { DepositAccount } from './deposit-from-wire.ts';

export function DepositBook({ accounts }: { accounts: DepositAccount[] }) {
  return (
    <Passbook>
      <MemberCover>
        <PassbookFacts>
          <PassbookFact label="จำนวน">{accounts.length} บัญชี</PassbookFact>
          <PassbookFact label="ยอดเงินฝากรวม">
            <Money value={getTotal(accounts)} unit />
          </PassbookFact>
        </PassbookFacts>
      </MemberCover>
      <AccountList accounts={accounts} />
    </Passbook>
  );
}

function getTotal(accounts: DepositAccount[]): string | null {
  const balances = accounts.map(({ balance }) => balance);
  const known = balances.filter((balance) => balance !== null);
  return known.length === balances.length ? sumMoney(known) : null;
}
