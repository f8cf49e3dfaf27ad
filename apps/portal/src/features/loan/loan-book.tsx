import { sumMoney } from '@sahakorn/thai/money';
import { Money } from '@sahakorn/ui/money';
import { Passbook, PassbookCover, PassbookFact, PassbookFacts } from '@sahakorn/ui/passbook';
import { useSelector } from 'react-redux';
import { selectUser } from '../../domain/session/session-slice.ts';
import { fullName } from '../../lib/session/session.ts';
import type { LoanContract } from './loan-from-wire.ts';

export function LoanBook({ contracts }: { contracts: LoanContract[] }) {
  const user = useSelector(selectUser);
  return (
    <Passbook>
      <PassbookCover title={user && fullName(user)} caption={user && `เลขสมาชิก ${user.membershipNo}`}>
        <PassbookFacts>
          <PassbookFact label="จำนวน">{contracts.length} สัญญา</PassbookFact>
          <PassbookFact label="หนี้เงินกู้คงเหลือรวม">
            <Money value={getTotal(contracts)} unit />
          </PassbookFact>
        </PassbookFacts>
      </PassbookCover>
    </Passbook>
  );
}

function getTotal(contracts: LoanContract[]): string | null {
  const balances = contracts.map(({ balance }) => balance);
  const known = balances.filter((balance) => balance !== null);
  return known.length === balances.length ? sumMoney(known) : null;
}
