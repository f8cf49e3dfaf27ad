import { sumMoney } from '@sahakorn/thai/money';
import { Money } from '@sahakorn/ui/money';
import { Passbook, PassbookCover, PassbookFact, PassbookFacts } from '@sahakorn/ui/passbook';
import { useSelector } from 'react-redux';
import { selectUser } from '../../domain/session/session-slice.ts';
import { fullName } from '../../lib/session/session.ts';
import type { WelfareRequest } from './welfare-endpoints.ts';

export function WelfareBook({ requests }: { requests: readonly WelfareRequest[] }) {
  const user = useSelector(selectUser);
  const waiting = requests.filter(({ decision }) => decision === 'waiting').length;
  const received = requests.filter(({ paid }) => paid).map(({ amount }) => amount);
  return (
    <Passbook>
      <PassbookCover title={user && fullName(user)} caption={user && `เลขสมาชิก ${user.membershipNo}`}>
        <PassbookFacts>
          <PassbookFact label="รอพิจารณา">{waiting} คำขอ</PassbookFact>
          <PassbookFact label="ได้รับแล้วรวม">
            <Money value={sumMoney(received)} unit />
          </PassbookFact>
        </PassbookFacts>
      </PassbookCover>
    </Passbook>
  );
}
