import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  CalendarClock,
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
import { type MouseEvent, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Alert } from '../alert/index.ts';
import { Avatar } from '../avatar/index.ts';
import { BackLink } from '../back-link/index.ts';
import { Button } from '../button/index.ts';
import {
  type Appearance,
  DisplaySettings,
  DisplaySettingsButton,
  type TextSize,
} from '../display-settings/index.ts';
import { KeyValue, KeyValueList } from '../key-value-list/index.ts';
import { Money } from '../money/index.ts';
import { PageHead } from '../page-head/index.ts';
import { Panel, PanelHead, PanelNote } from '../panel/index.ts';
import { Passbook, PassbookCells, PassbookCover, PassbookFact, PassbookFacts } from '../passbook/index.ts';
import { Sidebar, SidebarItem, SidebarSeparator } from '../sidebar/index.ts';
import { SummaryTile } from '../summary-tile/index.ts';
import { ThaiDate } from '../thai-date/index.ts';
import { TopBar, TopBarMember, TopBarWide } from '../top-bar/index.ts';
import { MemberIdentity, MemberLayout, MemberMenuButton } from './index.ts';

const ENTRIES = [
  { key: 'status', label: 'ข้อมูลส่วนตัว', icon: <UserRound aria-hidden /> },
  { key: 'share', label: 'ทะเบียนหุ้น', icon: <Layers aria-hidden /> },
  { key: 'loan', label: 'เงินกู้', icon: <HandCoins aria-hidden /> },
  { key: 'deposit', label: 'เงินฝาก', icon: <PiggyBank aria-hidden /> },
  { key: 'kep', label: 'ใบเสร็จ/ใบแจ้งหนี้', icon: <ReceiptText aria-hidden /> },
  { key: 'coll', label: 'การค้ำประกัน', icon: <Handshake aria-hidden /> },
  { key: 'dividend', label: 'ปันผลเฉลี่ยคืน', icon: <ChartNoAxesColumn aria-hidden /> },
  { key: 'gian', label: 'ผู้รับโอนประโยชน์', icon: <UsersRound aria-hidden /> },
];

function DemoSettings() {
  const [textSize, setTextSize] = useState<TextSize>('100');
  const [appearance, setAppearance] = useState<Appearance>('light');
  return (
    <DisplaySettings
      textSize={textSize}
      onTextSizeChange={setTextSize}
      appearance={appearance}
      onAppearanceChange={setAppearance}
    />
  );
}

function DemoTopBar({ name }: { name: string }) {
  return (
    <TopBar coopNameTH="สหกรณ์ออมทรัพย์ตัวอย่าง จำกัด" coopNameEN="Example Savings and Credit Cooperative, Limited">
      <TopBarWide>
        <DisplaySettingsButton>
          <DemoSettings />
        </DisplaySettingsButton>
        <TopBarMember name={name} membershipNo="001234" avatar={<Avatar name="สมหญิง" />} />
      </TopBarWide>
      <MemberMenuButton />
    </TopBar>
  );
}

/** A router keeps its links from leaving the page. */
function stayHere(event: MouseEvent): void {
  event.preventDefault();
}

function DemoSidebar({ current, onLogout }: { current: string; onLogout: () => void }) {
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
        <a href="#/member/password">เปลี่ยนรหัสผ่าน</a>
      </SidebarItem>
      <SidebarItem icon={<LogOut aria-hidden />} onClick={onLogout}>
        ออกจากระบบ
      </SidebarItem>
      <SidebarSeparator />
      <SidebarItem icon={<House aria-hidden />} asChild>
        <a href="#/home">กลับหน้าหลัก</a>
      </SidebarItem>
    </Sidebar>
  );
}

function MemberStatus({ name }: { name: string }) {
  return (
    <>
      <PageHead
        title="ข้อมูลส่วนตัว"
        back={<BackLink href="#/member/welcome" />}
        note={
          <>
            อัพเดทล่าสุดเมื่อ <ThaiDate value="2026-11-19" />
          </>
        }
      />
      <div className="grid gap-5 @panel:gap-6">
        <Alert
          icon={<CalendarClock aria-hidden />}
          title="ใบแจ้งหนี้เดือนพฤศจิกายน 2569"
          action={
            <Button size="sm" asChild>
              <a href="#/member/kep">ดูใบแจ้งหนี้</a>
            </Button>
          }
        >
          ยอด 14,434.67 บาท จะหักจากเงินเดือนวันที่ <ThaiDate value="2026-11-25" style="short" />
        </Alert>
        <Passbook>
          <PassbookCover title={name} caption="เลขสมาชิก 001234" avatar={<Avatar name="สมหญิง" size="lg" />}>
            <PassbookFacts>
              <PassbookFact label="ประเภทสมาชิก">สามัญ</PassbookFact>
              <PassbookFact label="สถานะ">ปกติ</PassbookFact>
              <PassbookFact label="เป็นสมาชิกตั้งแต่">
                <ThaiDate value="2007-11-01" />
              </PassbookFact>
            </PassbookFacts>
          </PassbookCover>
          <PassbookCells>
            <SummaryTile
              label="ทุนเรือนหุ้น"
              amount="486500.00"
              caption="งวดล่าสุด 228"
              link={<a href="#/member/share">ดูทะเบียนหุ้น</a>}
            />
            <SummaryTile
              label="เงินฝาก"
              amount="248310.75"
              caption="3 บัญชี"
              link={<a href="#/member/deposit">ดูเงินฝาก</a>}
            />
            <SummaryTile
              label="หนี้เงินกู้คงเหลือ"
              amount="497500.00"
              caption="2 สัญญา"
              link={<a href="#/member/loan">ดูเงินกู้</a>}
            />
            <SummaryTile
              label="ค่าหุ้นรายเดือน"
              amount="2500.00"
              caption={
                <>
                  หักล่าสุด <ThaiDate value="2026-10-25" style="short" />
                </>
              }
              link={<a href="#/member/kep">ดูใบเสร็จ</a>}
            />
          </PassbookCells>
        </Passbook>
        <div className="@container">
          <div className="grid gap-4 @panel:gap-6 @quad:grid-cols-3 @quad:items-start">
            <Panel className="@quad:col-span-2">
              <PanelHead title="ข้อมูลสมาชิก" />
              <KeyValueList>
                <KeyValue label="เลขประจำตัวประชาชน">
                  x-xxxx-xxxx<b>0-41-2</b>{' '}
                  <span className="text-sm whitespace-nowrap text-text-muted">(แสดง 4 หลักท้าย)</span>
                </KeyValue>
                <KeyValue label="วันเกิด">
                  <ThaiDate value="1977-02-07" /> <span className="text-text-muted">(49 ปี)</span>
                </KeyValue>
                <KeyValue label="สังกัด">0215 กองคลัง สำนักงานเขตตัวอย่าง</KeyValue>
                <KeyValue label="ตำแหน่ง">นักวิชาการเงินและบัญชีชำนาญการ</KeyValue>
                <KeyValue label="เงินเดือน">
                  <Money value="42860.00" /> บาท
                </KeyValue>
              </KeyValueList>
            </Panel>
            <Panel>
              <PanelHead title="ข้อมูลติดต่อ" />
              <KeyValueList>
                <KeyValue label="ที่อยู่">99/12 หมู่ที่ 4 ตำบลบ้านใหม่ อำเภอเมืองตัวอย่าง จังหวัดตัวอย่าง 10000</KeyValue>
                <KeyValue label="โทรศัพท์มือถือ">08x-xxx-4567</KeyValue>
                <KeyValue label="อีเมล">somying@example.com</KeyValue>
              </KeyValueList>
              <PanelNote>
                ข้อมูลไม่ถูกต้อง แจ้งฝ่ายสมาชิก{' '}
                <a className="link-line whitespace-nowrap text-link" href="tel:020000001">
                  02 000 0001
                </a>
              </PanelNote>
            </Panel>
          </div>
        </div>
      </div>
    </>
  );
}

const meta = {
  title: 'โครงหน้า/MemberLayout',
  component: MemberLayout,
  subcomponents: { MemberMenuButton, MemberIdentity },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '48rem' } } },
  argTypes: {
    ref: { table: { disable: true } },
    topBar: { control: false },
    sidebar: { control: false },
    identity: { control: false },
    menuFoot: { control: false },
    children: { control: false },
  },
  args: {
    topBar: <DemoTopBar name="นางสมหญิง ใจดี" />,
    sidebar: <DemoSidebar current="status" onLogout={fn()} />,
    identity: (
      <MemberIdentity membershipNo="001234" name="สมหญิง ใจดี">
        อัพเดทล่าสุดเมื่อ <ThaiDate value="2026-11-19" style="short" />
      </MemberIdentity>
    ),
    menuFoot: <DemoSettings />,
    onMenuOpenChange: fn<(menuOpen: boolean) => void>(),
    children: <MemberStatus name="นางสมหญิง ใจดี" />,
  },
} satisfies Meta<typeof MemberLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

function pageFits(canvasElement: HTMLElement): boolean {
  const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
  return scrollWidth <= clientWidth;
}

/** Personal information as a member sees it at a desk. */
export const Default: Story = { globals: { viewport: { value: 'w1440' } } };

/** The sidebar is 16 rem wide, the content 70 rem at most. */
export const AtADesk: Story = {
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas, canvasElement }) => {
    const sidebar = canvas.getByRole('navigation', { name: 'เมนูสมาชิก' });
    await expect(sidebar).toBeVisible();
    await expect(sidebar.closest('aside')?.getBoundingClientRect().width).toBe(256);
    await expect(canvas.getByRole('link', { name: 'ข้อมูลส่วนตัว' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByRole('button', { name: 'เมนู' })).toBeNull();
    await expect(canvas.getByRole('main').firstElementChild?.getBoundingClientRect().width).toBe(1120);
    await expect(pageFits(canvasElement)).toBe(true);
  },
};

export const At1024: Story = {
  globals: { viewport: { value: 'w1024' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('navigation', { name: 'เมนูสมาชิก' })).toBeVisible();
    await expect(pageFits(canvasElement)).toBe(true);
  },
};

export const Tablet: Story = {
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'เมนู' })).toBeVisible();
    await expect(pageFits(canvasElement)).toBe(true);
  },
};

export const Telephone: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, canvasElement }) => {
    const [strip] = canvas.getAllByText('001234');
    await expect(strip).toBeVisible();
    await expect(pageFits(canvasElement)).toBe(true);
  },
};

export const LargeTextOnATelephone: Story = {
  globals: { viewport: { value: 'w320' }, textSize: '200' },
  play: async ({ canvasElement }) => {
    await expect(pageFits(canvasElement)).toBe(true);
  },
};

/** At 200 % a wide screen turns to the layout of a tablet by itself. */
export const LargeTextAtADesk: Story = {
  globals: { viewport: { value: 'w1440' }, textSize: '200' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'เมนู' })).toBeVisible();
    await expect(pageFits(canvasElement)).toBe(true);
  },
};

export const Dark: Story = { globals: { viewport: { value: 'w1440' }, appearance: 'dark' } };

export const DarkTelephone: Story = { globals: { viewport: { value: 'w360' }, appearance: 'dark' } };

export const HighContrast: Story = { globals: { viewport: { value: 'w1440' }, appearance: 'contrast' } };

export const HighContrastDark: Story = {
  globals: { viewport: { value: 'w360' }, appearance: 'contrast-dark' },
};

export const LongName: Story = {
  globals: { viewport: { value: 'w1024' } },
  args: {
    topBar: <DemoTopBar name="นางสาวปิ่นมณีรัตน์กานดา ศรีสุขเกษมสันต์ ณ อยุธยา" />,
    children: <MemberStatus name="นางสาวปิ่นมณีรัตน์กานดา ศรีสุขเกษมสันต์ ณ อยุธยา" />,
  },
  play: async ({ canvasElement }) => {
    await expect(pageFits(canvasElement)).toBe(true);
  },
};

/** What fades in is looked at once it stands. */
async function menuStands(): Promise<HTMLElement> {
  const menu = await screen.findByRole('dialog', { name: 'เมนูสมาชิก' });
  await waitFor(() => expect(getComputedStyle(menu).opacity).toBe('1'));
  return menu;
}

/** The same menu over the whole page. */
export const MenuOpen: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { sidebar: <DemoSidebar current="deposit" onLogout={fn()} />, defaultMenuOpen: true },
  play: async () => {
    const menu = await menuStands();
    await expect(within(menu).getByRole('link', { name: 'เงินฝาก' })).toHaveAttribute('aria-current', 'page');
    await expect(within(menu).getByRole('group', { name: 'ขนาดตัวอักษร' })).toBeVisible();
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth);
  },
};

export const MenuOpenDark: Story = {
  ...MenuOpen,
  globals: { viewport: { value: 'w360' }, appearance: 'dark' },
};

export const MenuOpenLargeText: Story = {
  ...MenuOpen,
  globals: { viewport: { value: 'w320' }, textSize: '200' },
  play: async () => {
    const menu = await menuStands();
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth);
  },
};

/** By keyboard: the menu opens, keeps focus, closes with Escape and gives focus back. */
export const MenuByKeyboard: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'เมนู' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const menu = await menuStands();
    await expect(args.onMenuOpenChange).toHaveBeenLastCalledWith(true);
    await waitFor(() => expect(within(menu).getByRole('button', { name: 'ปิด' })).toHaveFocus());
    await expect(canvasElement.querySelector('[inert]')).toContainElement(button);
    await userEvent.tab({ shift: true });
    await expect(menu).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onMenuOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** Choosing an entry closes the menu and goes on to the content. */
export const MenuByTouch: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'เมนู' }));
    const menu = await menuStands();
    await userEvent.click(within(menu).getByRole('link', { name: 'ทะเบียนหุ้น' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};

/** The first stop of the Tab key. */
export const SkipLink: Story = {
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'ข้ามไปเนื้อหา' });
    await expect(skip).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};
