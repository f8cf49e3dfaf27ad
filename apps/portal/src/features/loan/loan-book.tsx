import { Money } from '@sahakorn/ui/money';
import { Passbook, PassbookFact, PassbookFacts } from '@sahakorn/ui/passbook';
import { MemberCover } from '../../domain/session/member-cover.tsx';
import type { LoanContract } from './loan-from-wire.ts';
import { sumKnownMoney } from '../../domain/statement/sum-known-money.ts';

export function LoanBook({ contracts }: { contracts: LoanContract[] }) {
  return (
    <Passbook>
      <MemberCover>
        <PassbookFacts>
          <PassbookFact label="จำนวน">{contracts.length} สัญญา</PassbookFact>
          <PassbookFact label="หนี้เงินกู้คงเหลือรวม">
            <Money value={sumKnownMoney(contracts.map(({ balance }) => balance))} unit />
          </PassbookFact>
        </PassbookFacts>
      </MemberCover>
    </Passbook>
  );
}
