import { formatNumber } from '@sahakorn/thai/number';
import { PassbookCells } from '@sahakorn/ui/passbook';
import { SummaryTile } from '@sahakorn/ui/summary-tile';
import { ThaiDate } from '@sahakorn/ui/thai-date';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import type { MemberProfile } from './member-endpoints.ts';

/** True for a member who has not paid for any share yet. */
export function hasNoShares({ share_stock, period }: MemberProfile): boolean {
  return share_stock === null && period === null;
}

/** False if a count is unknown. */
export function isNewMember(profile: MemberProfile): boolean {
  return hasNoShares(profile) && profile.deposit_account_count === 0 && profile.loan_contract_count === 0;
}

/** What a member owns and owes, with a link to each screen. */
export function MemberFigures({ profile }: { profile: MemberProfile }) {
  return (
    <PassbookCells columns={4} className="border-t border-line">
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
