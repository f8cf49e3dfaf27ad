import { formatNumber } from '@sahakorn/thai/number';
import { formatText } from '@sahakorn/thai/text';
import { Passbook, PassbookCells, PassbookCover, PassbookFact, PassbookFacts } from '@sahakorn/ui/passbook';
import { SummaryTile } from '@sahakorn/ui/summary-tile';
import { ThaiDate } from '@sahakorn/ui/thai-date';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { MemberAvatar } from './member-avatar.tsx';
import type { MemberProfile } from './member-endpoints.ts';

const MEMBER_TYPES: Readonly<Record<string, string>> = { '01': 'สามัญ', '02': 'สมทบ' };
const MEMBER_STATUSES: Readonly<Record<string, string>> = { '0': 'ปกติ', '3': 'พ้นสภาพ' };

/** A code that a cooperative added shows as it is rather than as nothing. */
function getName(names: Readonly<Record<string, string>>, code: string | null): string {
  return formatText(code === null ? null : (names[code] ?? code));
}

export function MemberBook({ profile }: { profile: MemberProfile }) {
  return (
    <Passbook>
      <PassbookCover
        title={`${profile.prename ?? ''}${formatText(profile.member_name)} ${formatText(profile.member_surname)}`}
        caption={`เลขสมาชิก ${formatText(profile.membership_no)}`}
        avatar={<MemberAvatar size="lg" name={formatText(profile.member_name)} path={profile.picture_url} />}
      >
        <PassbookFacts>
          <PassbookFact label="ประเภทสมาชิก">{getName(MEMBER_TYPES, profile.member_type)}</PassbookFact>
          <PassbookFact label="สถานะ">{getName(MEMBER_STATUSES, profile.member_status)}</PassbookFact>
          {profile.joined_on !== null && (
            <PassbookFact label="เป็นสมาชิกตั้งแต่">
              <ThaiDate value={profile.joined_on} />
            </PassbookFact>
          )}
        </PassbookFacts>
      </PassbookCover>
      {hasNothingYet(profile) ? <FirstFigures /> : <Figures profile={profile} />}
    </Passbook>
  );
}

/** A member who has just joined; figures that are only missing from the books are left out by themselves. */
function hasNothingYet(profile: MemberProfile): boolean {
  const { share_stock, period, deposit_account_count, loan_contract_count } = profile;
  return share_stock === null && period === null && deposit_account_count === 0 && loan_contract_count === 0;
}

function FirstFigures() {
  return (
    <PassbookCells columns={3}>
      <SummaryTile label="ทุนเรือนหุ้น" amount={undefined} caption="แสดงหลังหักค่าหุ้นงวดแรก" />
      <SummaryTile label="เงินฝาก" amount={undefined} caption="แสดงเมื่อเปิดบัญชีเงินฝาก" />
      <SummaryTile label="เงินกู้" amount={undefined} caption="ยังไม่มีสัญญาเงินกู้" />
    </PassbookCells>
  );
}

function Figures({ profile }: { profile: MemberProfile }) {
  return (
    <PassbookCells columns={4}>
      <SummaryTile
        label="ทุนเรือนหุ้น"
        amount={profile.share_stock}
        caption={profile.period !== null && `งวดล่าสุด ${profile.period}`}
        link={<Link to={paths.share}>ดูทะเบียนหุ้น</Link>}
      />
      <SummaryTile
        label="เงินฝาก"
        amount={profile.deposit_balance}
        caption={`${formatNumber(profile.deposit_account_count, { decimals: 0 })} บัญชี`}
        link={<Link to={paths.deposit}>ดูเงินฝาก</Link>}
      />
      <SummaryTile
        label="หนี้เงินกู้คงเหลือ"
        amount={profile.principal_balance}
        caption={`${formatNumber(profile.loan_contract_count, { decimals: 0 })} สัญญา`}
        link={<Link to={paths.loan}>ดูเงินกู้</Link>}
      />
      <SummaryTile
        label="ค่าหุ้นรายเดือน"
        amount={profile.share_amount}
        caption={
          profile.share_paid_on !== null && (
            <>
              หักล่าสุด <ThaiDate value={profile.share_paid_on} style="short" />
            </>
          )
        }
        link={<Link to={paths.receipts}>ดูใบเสร็จ</Link>}
      />
    </PassbookCells>
  );
}
