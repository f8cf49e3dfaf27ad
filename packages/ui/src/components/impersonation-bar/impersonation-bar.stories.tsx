import type { Meta, StoryObj } from '@storybook/react-vite';
import { HandCoins, House, Layers, LogOut, PiggyBank, ReceiptText, UserRound } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Avatar } from '../avatar/index.ts';
import { BackLink } from '../back-link/index.ts';
import { KeyValue, KeyValueList } from '../key-value-list/index.ts';
import { MemberIdentity, MemberLayout, MemberMenuButton } from '../member-layout/index.ts';
import { PageHead } from '../page-head/index.ts';
import { Panel, PanelHead } from '../panel/index.ts';
import { Sidebar, SidebarItem, SidebarSeparator } from '../sidebar/index.ts';
import { TopBar, TopBarMember, TopBarWide } from '../top-bar/index.ts';
import { ImpersonationBar, type ImpersonationBarProps } from './impersonation-bar.tsx';

const meta = {
  title: 'ข้อความถึงผู้ใช้/ImpersonationBar',
  component: ImpersonationBar,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '14rem' } } },
  args: {
    staffName: 'นายวิชัย รุ่งเรือง',
    memberName: 'นางสมหญิง ใจดี',
    membershipNo: '001234',
    minutesLeft: 12,
    onEnd: fn<() => void>(),
  },
  argTypes: { ref: { table: { disable: true } } },
} satisfies Meta<typeof ImpersonationBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'การดูข้อมูลแทนสมาชิก' })).toHaveTextContent(
      'เจ้าหน้าที่ นายวิชัย รุ่งเรือง กำลังดูข้อมูลแทน นางสมหญิง ใจดี',
    );
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'จบการดู' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};

export const Ending: Story = {
  args: { state: 'ending' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'กำลังจบการดู' }));
    await expect(args.onEnd).not.toHaveBeenCalled();
  },
};

export const LastMinute: Story = { args: { minutesLeft: 1 } };

export const Over: Story = { args: { minutesLeft: 0 } };

const LONG = {
  staffName: 'นายกิตติพัฒนพงศ์วรโชติ เจริญรุ่งเรืองสกุลวงศ์ไพบูลย์',
  memberName: 'นางสาวปิ่นมณีรัตน์กานดา ศรีสุขเกษมสันต์ ณ อยุธยา',
  membershipNo: '005678',
};

export const LongNames: Story = { args: LONG };

export const LongNamesNarrow: Story = { args: LONG, globals: { viewport: { value: 'w360' } } };

/** With large text in a small window only the last row stays: the others scroll with the page. */
export const LargeText: Story = {
  args: LONG,
  globals: { viewport: { value: 'w320' }, textSize: '200' },
};

const FACTS = [
  ['เลขประจำตัวประชาชน', 'x-xxxx-xxxx0-41-2'],
  ['สังกัด', '0215 กองคลัง สำนักงานเขตตัวอย่าง'],
  ['ตำแหน่ง', 'นักวิชาการเงินและบัญชีชำนาญการ'],
  ['โทรศัพท์มือถือ', '08x-xxx-4567'],
  ['ที่อยู่', '99/12 หมู่ที่ 4 ตำบลบ้านใหม่ อำเภอเมืองตัวอย่าง จังหวัดตัวอย่าง 10000'],
];

const SIDEBAR = (
  <Sidebar>
    <SidebarItem icon={<UserRound aria-hidden />} current asChild>
      <a href="#/member/status">ข้อมูลส่วนตัว</a>
    </SidebarItem>
    <SidebarItem icon={<Layers aria-hidden />} asChild>
      <a href="#/member/share">ทะเบียนหุ้น</a>
    </SidebarItem>
    <SidebarItem icon={<HandCoins aria-hidden />} asChild>
      <a href="#/member/loan">เงินกู้</a>
    </SidebarItem>
    <SidebarItem icon={<PiggyBank aria-hidden />} asChild>
      <a href="#/member/deposit">เงินฝาก</a>
    </SidebarItem>
    <SidebarItem icon={<ReceiptText aria-hidden />} asChild>
      <a href="#/member/kep">ใบเสร็จ/ใบแจ้งหนี้</a>
    </SidebarItem>
    <SidebarSeparator />
    <SidebarItem icon={<LogOut aria-hidden />}>ออกจากระบบ</SidebarItem>
    <SidebarItem icon={<House aria-hidden />} asChild>
      <a href="#/home">กลับหน้าหลัก</a>
    </SidebarItem>
  </Sidebar>
);

function SeenFor(bar: ImpersonationBarProps) {
  return (
    <>
      <ImpersonationBar {...bar} />
      <MemberLayout
        topBar={
          <TopBar
            coopNameTH="สหกรณ์ออมทรัพย์ตัวอย่าง จำกัด"
            coopNameEN="Example Savings and Credit Cooperative, Limited"
          >
            <TopBarWide>
              <TopBarMember
                name={bar.memberName}
                membershipNo={bar.membershipNo}
                avatar={<Avatar name="สมหญิง" />}
              />
            </TopBarWide>
            <MemberMenuButton />
          </TopBar>
        }
        sidebar={SIDEBAR}
        identity={<MemberIdentity membershipNo={bar.membershipNo} name={bar.memberName} />}
      >
        <PageHead title="ข้อมูลส่วนตัว" back={<BackLink href="#/member/welcome" />} />
        <div className="grid gap-6">
          {['ข้อมูลสมาชิก', 'ข้อมูลติดต่อ', 'ผู้รับโอนประโยชน์', 'ผู้ค้ำประกัน'].map((title) => (
            <Panel key={title}>
              <PanelHead title={title} />
              <KeyValueList>
                {FACTS.map(([label = '', value]) => (
                  <KeyValue key={label} label={label}>
                    {value}
                  </KeyValue>
                ))}
              </KeyValueList>
            </Panel>
          ))}
        </div>
      </MemberLayout>
    </>
  );
}

const getTop = (slot: string) => {
  const part = [...document.querySelectorAll(`[data-slot=${slot}]`)].find((found) => found.checkVisibility());
  return part?.getBoundingClientRect().top;
};

/** Above a layout: the bar stays at the top, and the sidebar sticks right under it. */
export const OverLayout: Story = {
  globals: { viewport: { value: 'w1440' } },
  parameters: { docs: { story: { inline: false, height: '40rem' } } },
  render: (args) => <SeenFor {...args} />,
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('region', { name: 'การดูข้อมูลแทนสมาชิก' });
    await waitFor(() => expect(getTop('top-bar')).toBe(bar.getBoundingClientRect().bottom));
    window.scrollTo({ top: 400 });
    await waitFor(() => expect(getTop('top-bar')).toBeLessThan(0));
    await expect(bar.getBoundingClientRect().top).toBe(0);
    const { bottom } = bar.getBoundingClientRect();
    // In the narrower frame of the docs page there is no sidebar.
    await waitFor(() => expect(Math.abs((getTop('sidebar') ?? bottom) - bottom)).toBeLessThanOrEqual(1));
    window.scrollTo({ top: 0 });
  },
};

/** The menu over the page begins under the bar, which nothing covers. */
export const OverMenu: Story = {
  globals: { viewport: { value: 'w360' } },
  parameters: { docs: { story: { inline: false, height: '50rem' } } },
  render: (args) => <SeenFor {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'เมนู' }));
    const menu = await screen.findByRole('dialog', { name: 'เมนูสมาชิก' });
    const bar = canvasElement.querySelector('[data-slot=impersonation-bar]');
    const { bottom = 0 } = bar?.getBoundingClientRect() ?? {};
    await expect(bottom).toBeGreaterThan(40);
    await waitFor(() => expect(Math.abs(menu.getBoundingClientRect().top - bottom)).toBeLessThanOrEqual(1));
  },
};

export const Dark: Story = { globals: { appearance: 'dark' } };

export const HighContrast: Story = { globals: { appearance: 'contrast' } };

export const HighContrastDark: Story = { globals: { appearance: 'contrast-dark' } };
