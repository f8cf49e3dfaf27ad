import type { Meta, StoryObj } from '@storybook/react-vite';
import { House, KeyRound, Layers, LogOut, PiggyBank, UserRound } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { SidebarContext } from './sidebar-context.ts';
import { Sidebar, SidebarItem, SidebarSeparator } from './sidebar.tsx';

const logout = fn();

const ENTRIES = (
  <>
    <SidebarItem icon={<UserRound aria-hidden />} asChild>
      <a href="#/member/status">ข้อมูลส่วนตัว</a>
    </SidebarItem>
    <SidebarItem icon={<Layers aria-hidden />} asChild>
      <a href="#/member/share">ทะเบียนหุ้น</a>
    </SidebarItem>
    <SidebarItem icon={<PiggyBank aria-hidden />} current asChild>
      <a href="#/member/deposit">เงินฝาก</a>
    </SidebarItem>
    <SidebarSeparator />
    <SidebarItem icon={<KeyRound aria-hidden />} asChild>
      <a href="#/member/password">เปลี่ยนรหัสผ่าน</a>
    </SidebarItem>
    <SidebarItem icon={<LogOut aria-hidden />} onClick={logout}>
      ออกจากระบบ
    </SidebarItem>
    <SidebarSeparator />
    <SidebarItem icon={<House aria-hidden />} asChild>
      <a href="#/home">กลับหน้าหลัก</a>
    </SidebarItem>
  </>
);

const meta = {
  title: 'โครงหน้า/Sidebar',
  component: Sidebar,
  subcomponents: { SidebarItem, SidebarSeparator },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div className="w-(--sidebar-width) max-w-full border-r border-line">
        <Story />
      </div>
    ),
  ],
  argTypes: { ref: { table: { disable: true } }, children: { control: false } },
  args: { children: ENTRIES },
} satisfies Meta<typeof Sidebar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'เมนูสมาชิก' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'เงินฝาก' })).toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'ข้อมูลส่วนตัว' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'ออกจากระบบ' }));
    await expect(logout).toHaveBeenCalled();
  },
};

/** In the menu over the content every row is 52 px high and has a rule. */
export const InTheOverlay: Story = {
  decorators: [
    (Story) => (
      <SidebarContext value={{ placement: 'overlay' }}>
        <Story />
      </SidebarContext>
    ),
  ],
  play: async ({ canvas }) => {
    const rows = [...canvas.getAllByRole('link'), canvas.getByRole('button')];
    const heights = rows.map((row) => row.getBoundingClientRect().height);
    await expect(Math.min(...heights)).toBeGreaterThanOrEqual(52);
    await expect(canvas.getByRole('list').querySelector('[data-slot=sidebar-separator]')).not.toBeVisible();
  },
};

export const Danger: Story = {
  args: {
    children: (
      <SidebarItem icon={<LogOut aria-hidden />} tone="danger">
        จบการดูแทนสมาชิก
      </SidebarItem>
    ),
  },
};

export const LongWords: Story = {
  args: {
    children: (
      <SidebarItem icon={<Layers aria-hidden />} current asChild>
        <a href="#/member/welfare">สวัสดิการเพื่อการศึกษาบุตรสมาชิกและทุนการศึกษา</a>
      </SidebarItem>
    ),
  },
};

export const LargeText: Story = { globals: { textSize: '200' } };

export const Dark: Story = { globals: { appearance: 'dark' } };

export const HighContrast: Story = { globals: { appearance: 'contrast' } };
