import { sumMoney } from '@sahakorn/thai/money';
import { Money } from '@sahakorn/ui/money';
import { Passbook, PassbookCover, PassbookFact, PassbookFacts } from '@sahakorn/ui/passbook';
import { useSelector } from 'react-redux';
import { selectUser } from '../../domain/session/session-slice.ts';
import { fullName } from '../../lib/session/session.ts';
import { AccountList } from './account-list.tsx';
import type { DepositAccount } from './deposit-from-wire.ts';

export function DepositBook({ accounts }: { accounts: DepositAccount[] }) {
  const user = useSelector(selectUser);
  return (
    <Passbook>
      <PassbookCover title={user && fullName(user)} caption={user && `เลขสมาชิก ${user.membershipNo}`}>
        <PassbookFacts>
          <PassbookFact label="จำนวน">{accounts.length} บัญชี</PassbookFact>
          <PassbookFact label="ยอดเงินฝากรวม">
            <Money value={getTotal(accounts)} unit />
          </PassbookFact>
        </PassbookFacts>
      </PassbookCover>
      <AccountList accounts={accounts} />
    </Passbook>
  );
}

function getTotal(accounts: DepositAccount[]): string | null {
  const balances = accounts.map(({ balance }) => balance);
  const known = balances.filter((balance) => balance !== null);
  return known.length === balances.length ? sumMoney(known) : null;
}
