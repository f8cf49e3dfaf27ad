import {
  Download,
  LogIn,
  Mail,
  MapPin,
  MessageCircle,
  Phone,
  Smartphone,
  SquarePlay,
  ThumbsUp,
} from 'lucide-react';
import type { MouseEvent } from 'react';
import { Button } from '../components/button/index.ts';
import { DisplaySettingsButton } from '../components/display-settings/index.ts';
import { Footer, FooterIdentity, FooterLink, FooterSection } from '../components/footer/index.ts';
import { Header, HeaderWide } from '../components/header/index.ts';
import { InfoMenuButton } from '../components/info-layout/index.ts';
import { Menu, MenuGroup, MenuGroupItem, MenuItem } from '../components/menu/index.ts';
import { NoticeBanner } from '../components/notice-banner/index.ts';
import { SearchBox } from '../components/search-box/index.ts';
import { ADDRESS, COOP_EN, COOP_TH, PHONE } from './example-cooperative.ts';
import { ExampleSettings } from './example-settings.tsx';

/** What every visitor has to know today. */
export function ExampleNotice() {
  return (
    <NoticeBanner title="แจ้งปิดระบบชั่วคราว">
      วันเสาร์ที่ 28&nbsp;พฤศจิกายน&nbsp;2569 เวลา 20.00–23.00&nbsp;น. เพื่อปรับปรุงข้อมูลสิ้นเดือน{' '}
      <a href="#/show/1299">อ่านรายละเอียด</a>
    </NoticeBanner>
  );
}

/** The head of the public pages. */
export function ExampleHeader() {
  return (
    <Header coopNameTH={COOP_TH} coopNameEN={COOP_EN} search={<SearchBox onSearch={stay} />}>
      <HeaderWide>
        <DisplaySettingsButton variant="quiet">
          <ExampleSettings />
        </DisplaySettingsButton>
      </HeaderWide>
      <Button variant="primary" asChild>
        <a href="#/member/status">
          <LogIn aria-hidden />
          ระบบสมาชิก
        </a>
      </Button>
      <InfoMenuButton />
    </Header>
  );
}

/** The public menu. */
export function ExampleMenu() {
  return (
    <Menu>
      <MenuItem current href="#/home" onClick={stayHere}>
        หน้าแรก
      </MenuItem>
      <MenuGroup label="เกี่ยวกับสหกรณ์">
        <MenuGroupItem href="#/show/1246">ประวัติสหกรณ์</MenuGroupItem>
        <MenuGroupItem href="#/show/1250">คณะกรรมการดำเนินการ</MenuGroupItem>
      </MenuGroup>
      <MenuItem href="#/list/news" onClick={stayHere}>
        ข่าวประชาสัมพันธ์
      </MenuItem>
      <MenuGroup label="บริการเงินกู้">
        <MenuGroupItem href="#/list/services-loan">เงินกู้สามัญ</MenuGroupItem>
        <MenuGroupItem href="#/list/services-loan">เงินกู้ฉุกเฉิน</MenuGroupItem>
      </MenuGroup>
      <MenuGroup label="บริการเงินฝาก">
        <MenuGroupItem href="#/list/services-dep">เงินฝากออมทรัพย์</MenuGroupItem>
      </MenuGroup>
      <MenuGroup label="สวัสดิการ" />
      <MenuItem href="#/list/rules" onClick={stayHere}>
        ระเบียบข้อบังคับ
      </MenuItem>
      <MenuItem href="#/list/download" onClick={stayHere}>
        ดาวน์โหลด
      </MenuItem>
    </Menu>
  );
}

/** The foot of the public pages. */
export function ExampleFooter() {
  return (
    <Footer
      legal={
        <>
          <span>© 2021 {COOP_TH}</span>
          <span>ผู้เข้าชมวันนี้ 214 · ทั้งหมด 1,038,522</span>
        </>
      }
    >
      <FooterIdentity
        coopName={COOP_TH}
        hours={'เปิดทำการ จันทร์–ศุกร์ 8.30–15.30\u00a0น.'}
        map={
          <FooterLink icon={<MapPin aria-hidden />} href="#/map">
            ดูแผนที่
          </FooterLink>
        }
      >
        {ADDRESS}
      </FooterIdentity>
      <FooterSection title="เกี่ยวกับเรา">
        <FooterLink href="#/show/1246">ประวัติสหกรณ์</FooterLink>
        <FooterLink href="#/show/1250">คณะกรรมการดำเนินการ</FooterLink>
        <FooterLink href="#/list/report">รายงานกิจการ</FooterLink>
        <FooterLink href="#/show/1280">นโยบายข้อมูลส่วนบุคคล</FooterLink>
      </FooterSection>
      <FooterSection title="ติดต่อ">
        <FooterLink icon={<Phone aria-hidden />} href="tel:020000001">
          {PHONE}
        </FooterLink>
        <FooterLink icon={<Phone aria-hidden />} href="tel:020000002">
          02&nbsp;000&nbsp;0002
        </FooterLink>
        <FooterLink icon={<Smartphone aria-hidden />} href="tel:0800000003">
          08&nbsp;0000&nbsp;0003
        </FooterLink>
        <FooterLink icon={<Mail aria-hidden />} href="mailto:info@example.com">
          info@example.com
        </FooterLink>
        <FooterLink icon={<Mail aria-hidden />} href="mailto:loan@example.com">
          loan@example.com
        </FooterLink>
      </FooterSection>
      <FooterSection title="ช่องทางอื่น">
        <FooterLink icon={<MessageCircle aria-hidden />} href="#/line">
          ไลน์
        </FooterLink>
        <FooterLink icon={<ThumbsUp aria-hidden />} href="#/facebook">
          เฟซบุ๊ก
        </FooterLink>
        <FooterLink icon={<SquarePlay aria-hidden />} href="#/youtube">
          ยูทูบ
        </FooterLink>
        <FooterLink icon={<Download aria-hidden />} href="#/ios">
          แอปสำหรับไอโฟน
        </FooterLink>
        <FooterLink icon={<Download aria-hidden />} href="#/android">
          แอปสำหรับแอนดรอยด์
        </FooterLink>
      </FooterSection>
    </Footer>
  );
}

/** An example finds nothing. */
function stay(): void {}

/** A router keeps its links from leaving the page, and so does an example. */
function stayHere(event: MouseEvent): void {
  event.preventDefault();
}
