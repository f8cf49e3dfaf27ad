import { sumMoney } from '@sahakorn/thai/money';
import { Money } from '@sahakorn/ui/money';
import { Passbook, PassbookFact, PassbookFacts } from '@sahakorn/ui/passbook';
import { MemberCover } from '../../domain/session/member-cover.tsx';
import type { WelfareRequest } from './welfare-endpoints.ts';

export function WelfareBook({ requests }: { requests: readonly WelfareRequest[] }) {
  const waiting = requests.filter(({ decision }) => decision === 'waiting').length;
  const received = requests.filter(({ paid }) => paid).map(({ amount }) => amount);
  return (
    <Passbook>
      <MemberCover>
        <PassbookFacts>
          <PassbookFact label="รอพิจารณา">{waiting} คำขอ</PassbookFact>
          <PassbookFact label="ได้รับแล้วรวม">
            <Money value={sumMoney(received)} unit />
          </PassbookFact>
        </PassbookFacts>
      </MemberCover>
    </Passbook>
  );
}
