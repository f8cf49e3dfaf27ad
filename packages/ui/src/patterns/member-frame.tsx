import {
  ChartNoAxesColumn,
  HandCoins,
  Handshake,
  House,
  KeyRound,
  Layers,
  LogOut,
  PiggyBank,
  ReceiptText,
  UserRound,
  UsersRound,
} from 'lucide-react';
import type { MouseEvent } from 'react';
import { Avatar } from '../components/avatar/index.ts';
import { BackLink } from '../components/back-link/index.ts';
import { DisplaySettingsButton } from '../components/display-settings/index.ts';
import { MemberIdentity, MemberMenuButton } from '../components/member-layout/index.ts';
import { PageHead } from '../components/page-head/index.ts';
import { Sidebar, SidebarItem, SidebarSeparator } from '../components/sidebar/index.ts';
import { ThaiDate } from '../components/thai-date/index.ts';
import { TopBar, TopBarMember, TopBarWide } from '../components/top-bar/index.ts';
import { AS_OF, COOP_EN, COOP_TH, MEMBER } from './example-cooperative.ts';
import { ExampleSettings } from './example-settings.tsx';

const ENTRIES = [
  { key: 'status', label: 'ข้อมูลส่วนตัว', icon: <UserRound aria-hidden /> },
  { key: 'share', label: 'ทะเบียนหุ้น', icon: <Layers aria-hidden /> },
  { key: 'loan', label: 'เงินกู้', icon: <HandCoins aria-hidden /> },
  { key: 'deposit', label: 'เงินฝาก', icon: <PiggyBank aria-hidden /> },
  { key: 'kep', label: 'ใบเสร็จ/ใบแจ้งหนี้', icon: <ReceiptText aria-hidden /> },
  { key: 'coll', label: 'การค้ำประกัน', icon: <Handshake aria-hidden /> },
  { key: 'dividend', label: 'ปันผลเฉลี่ยคืน', icon: <ChartNoAxesColumn aria-hidden /> },
  { key: 'gian', label: 'ผู้รับโอนประโยชน์', icon: <UsersRound aria-hidden /> },
] as const;

/** A page of the menu, by the last part of its address. */
type MemberPage = (typeof ENTRIES)[number]['key'];

/** The strip under a narrow head. */
export function ExampleIdentity() {
  return (
    <MemberIdentity membershipNo={MEMBER.membershipNo} name={MEMBER.name}>
      อัพเดทล่าสุดเมื่อ <ThaiDate value={AS_OF} style="short" />
    </MemberIdentity>
  );
}

/** The head of a page: the way back, as of when, the heading. */
export function ExamplePageHead({ title }: { title: string }) {
  return (
    <PageHead
      title={title}
      back={<BackLink href="#/member/status" onClick={stayHere} />}
      note={
        <>
          อัพเดทล่าสุดเมื่อ <ThaiDate value={AS_OF} />
        </>
      }
    />
  );
}

/** The head of the member area. */
export function ExampleTopBar({ name = MEMBER.fullName }: { name?: string }) {
  return (
    <TopBar coopNameTH={COOP_TH} coopNameEN={COOP_EN}>
      <TopBarWide>
        <DisplaySettingsButton>
          <ExampleSettings />
        </DisplaySettingsButton>
        <TopBarMember
          name={name}
          membershipNo={MEMBER.membershipNo}
          avatar={<Avatar name={MEMBER.firstName} />}
        />
      </TopBarWide>
      <MemberMenuButton />
    </TopBar>
  );
}

/** The member's menu. */
export function ExampleSidebar({ current }: { current: MemberPage }) {
  return (
    <Sidebar>
      {ENTRIES.map(({ key, label, icon }) => (
        <SidebarItem key={key} icon={icon} current={key === current} asChild>
          <a href={`#/member/${key}`} onClick={stayHere}>
            {label}
          </a>
        </SidebarItem>
      ))}
      <SidebarSeparator />
      <SidebarItem icon={<KeyRound aria-hidden />} asChild>
        <a href="#/member/password" onClick={stayHere}>
          เปลี่ยนรหัสผ่าน
        </a>
      </SidebarItem>
      <SidebarItem icon={<LogOut aria-hidden />}>ออกจากระบบ</SidebarItem>
      <SidebarSeparator />
      <SidebarItem icon={<House aria-hidden />} asChild>
        <a href="#/home" onClick={stayHere}>
          กลับหน้าหลัก
        </a>
      </SidebarItem>
    </Sidebar>
  );
}

/** A router keeps its links from leaving the page, and so does an example. */
function stayHere(event: MouseEvent): void {
  event.preventDefault();
}
