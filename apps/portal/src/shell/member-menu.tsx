import { Sidebar, SidebarItem, SidebarSeparator } from '@sahakorn/ui/sidebar';
import { WholeWords } from '@sahakorn/ui/whole-words';
import {
  ChartNoAxesColumn,
  HandCoins,
  Handshake,
  House,
  KeyRound,
  Layers,
  LogOut,
  type LucideIcon,
  PiggyBank,
  ReceiptText,
  UserRound,
  UsersRound,
} from 'lucide-react';
import { useDispatch } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { signedOut } from '../lib/session/session-actions.ts';
import { type Highlight, getHighlight } from './menu-highlight.ts';

const SECTIONS: readonly { highlight: Highlight; to: string; words: string; Icon: LucideIcon }[] = [
  { highlight: 1, to: paths.status, words: 'ข้อมูลส่วนตัว', Icon: UserRound },
  { highlight: 2, to: paths.share, words: 'ทะเบียนหุ้น', Icon: Layers },
  { highlight: 3, to: paths.loan, words: 'เงินกู้', Icon: HandCoins },
  { highlight: 4, to: paths.deposit, words: 'เงินฝาก', Icon: PiggyBank },
  { highlight: 5, to: paths.receipts, words: 'ใบเสร็จ/ใบแจ้งหนี้', Icon: ReceiptText },
  { highlight: 6, to: paths.guarantees, words: 'การค้ำประกัน', Icon: Handshake },
  { highlight: 8, to: paths.dividend, words: 'ปันผลเฉลี่ยคืน', Icon: ChartNoAxesColumn },
  { highlight: 7, to: paths.beneficiaries, words: 'ผู้รับโอนประโยชน์', Icon: UsersRound },
];

const PASSWORD: Highlight = 9;

export function MemberMenu() {
  const highlight = getHighlight(useLocation().pathname);
  const dispatch = useDispatch();
  return (
    <Sidebar>
      {SECTIONS.map(({ highlight: own, to, words, Icon }) => (
        <SidebarItem key={to} icon={<Icon aria-hidden />} current={own === highlight} asChild>
          <Link to={to}>
            <WholeWords>{words}</WholeWords>
          </Link>
        </SidebarItem>
      ))}
      <SidebarSeparator />
      <SidebarItem icon={<KeyRound aria-hidden />} current={highlight === PASSWORD} asChild>
        <Link to={paths.password}>
          <WholeWords>เปลี่ยนรหัสผ่าน</WholeWords>
        </Link>
      </SidebarItem>
      <SidebarItem icon={<LogOut aria-hidden />} onClick={() => dispatch(signedOut())}>
        <WholeWords>ออกจากระบบ</WholeWords>
      </SidebarItem>
      <SidebarSeparator />
      <SidebarItem icon={<House aria-hidden />} asChild>
        <Link to={paths.home}>
          <WholeWords>กลับหน้าหลัก</WholeWords>
        </Link>
      </SidebarItem>
    </Sidebar>
  );
}
