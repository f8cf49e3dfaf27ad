import { Avatar } from '@sahakorn/ui/avatar';
import { Passbook, PassbookCells, PassbookCover, PassbookFact, PassbookFacts } from '@sahakorn/ui/passbook';
import { SummaryTile } from '@sahakorn/ui/summary-tile';
import { ThaiDate } from '@sahakorn/ui/thai-date';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import type { MemberProfile } from './member-endpoints.ts';

export function MemberBook({ profile }: { profile: MemberProfile }) {
  return (
    <Passbook>
      <PassbookCover
        title={`${profile.prename}${profile.firstName} ${profile.surname}`}
        caption={`เลขสมาชิก ${profile.membershipNo}`}
        avatar={<Avatar size="lg" name={profile.firstName} src={profile.pictureUrl} />}
      >
        <PassbookFacts>
          <PassbookFact label="ประเภทสมาชิก">{profile.typeName}</PassbookFact>
          <PassbookFact label="สถานะ">{profile.statusName}</PassbookFact>
          {profile.joinedOn && (
            <PassbookFact label="เป็นสมาชิกตั้งแต่">
              <ThaiDate value={profile.joinedOn} />
            </PassbookFact>
          )}
        </PassbookFacts>
      </PassbookCover>
      <PassbookCells columns={4}>
        <SummaryTile
          label="ทุนเรือนหุ้น"
          amount={profile.shareStock}
          caption={profile.sharePeriod !== null && `งวดล่าสุด ${profile.sharePeriod}`}
          link={<Link to={paths.share()}>ดูทะเบียนหุ้น</Link>}
        />
        <SummaryTile
          label="เงินฝาก"
          amount={profile.depositBalance}
          caption={`${profile.depositAccountCount} บัญชี`}
          link={<Link to={paths.deposit()}>ดูเงินฝาก</Link>}
        />
        <SummaryTile
          label="หนี้เงินกู้คงเหลือ"
          amount={profile.loanBalance}
          caption={`${profile.loanContractCount} สัญญา`}
          link={<Link to={paths.loan()}>ดูเงินกู้</Link>}
        />
        <SummaryTile
          label="ค่าหุ้นรายเดือน"
          amount={profile.monthlyShare}
          caption={
            profile.sharePaidOn && (
              <>
                หักล่าสุด <ThaiDate value={profile.sharePaidOn} style="short" />
              </>
            )
          }
          link={<Link to={paths.receipts()}>ดูใบเสร็จ</Link>}
        />
      </PassbookCells>
    </Passbook>
  );
}
