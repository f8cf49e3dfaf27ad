import { sumMoney } from '@sahakorn/thai/money';
import { Money } from '@sahakorn/ui/money';
import { Passbook, PassbookFact, PassbookFacts } from '@sahakorn/ui/passbook';
import { MemberCover } from '../../domain/session/member-cover.tsx';
import type { LoanContract } from './loan-from-wire.ts';

export function LoanBook({ contracts }: { contracts: LoanContract[] }) {
  return (
    <Passbook>
      <MemberCover>
        <PassbookFacts>
          <PassbookFact label="จำนวน">{contracts.length} สัญญา</PassbookFact>
          <PassbookFact label="หนี้เงินกู้คงเหลือรวม">
            <Money value={getTotal(contracts)} unit />
          </PassbookFact>
        </PassbookFacts>
      </MemberCover>
    </Passbook>
  );
}

function getTotal(contracts: LoanContract[]): string | null {
  const balances = contracts.map(({ balance }) => balance);
  const known = balances.filter((balance) => balance !== null);
  return known.length === balances.length ? sumMoney(known) : null;
}
