import { LogIn } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Button } from '../components/button/index.ts';
import { DisplaySettingsButton } from '../components/display-settings/index.ts';
import { Header, HeaderWide } from '../components/header/index.ts';
import { InfoMenuButton } from '../components/info-layout/index.ts';
import { Menu, MenuGroup, MenuGroupItem, MenuItem } from '../components/menu/index.ts';
import { NoticeBanner } from '../components/notice-banner/index.ts';
import { SearchBox } from '../components/search-box/index.ts';
import { COOP_EN, COOP_TH } from './example-cooperative.ts';
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
    <Header
      coopNameTH={COOP_TH}
      coopNameEN={COOP_EN}
      shortName="สอ.ตัวอย่าง"
      search={<SearchBox onSearch={stay} />}
    >
      <HeaderWide>
        <DisplaySettingsButton variant="quiet">
          <ExampleSettings />
        </DisplaySettingsButton>
      </HeaderWide>
      <Button variant="primary" className="@max-panel:hidden" asChild>
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

/** An example finds nothing. */
function stay(): void {}

/** A router keeps its links from leaving the page, and so does an example. */
function stayHere(event: MouseEvent): void {
  event.preventDefault();
}
