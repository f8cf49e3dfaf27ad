import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { MenuContext } from './menu-context.ts';
import { MenuGroup, MenuGroupItem } from './menu-group.tsx';
import { Menu, MenuItem } from './menu.tsx';

const ENTRIES = (
  <>
    <MenuItem current asChild>
      <a href="#/home">หน้าแรก</a>
    </MenuItem>
    <MenuGroup label="เกี่ยวกับสหกรณ์">
      <MenuGroupItem asChild>
        <a href="#/show/1246">ประวัติสหกรณ์</a>
      </MenuGroupItem>
      <MenuGroupItem asChild>
        <a href="#/show/1250">คณะกรรมการดำเนินการ</a>
      </MenuGroupItem>
      <MenuGroupItem asChild>
        <a href="#/list/bussiness_report">รายงานกิจการ</a>
      </MenuGroupItem>
    </MenuGroup>
    <MenuItem asChild>
      <a href="#/list/news">ข่าวประชาสัมพันธ์</a>
    </MenuItem>
    <MenuGroup label="บริการเงินกู้">
      <MenuGroupItem asChild>
        <a href="#/list/services-loan">เงินกู้สามัญ</a>
      </MenuGroupItem>
      <MenuGroupItem asChild>
        <a href="#/show/1301">เงินกู้ฉุกเฉิน</a>
      </MenuGroupItem>
    </MenuGroup>
    <MenuGroup label="สวัสดิการ" />
    <MenuItem asChild>
      <a href="#/list/download">ดาวน์โหลด</a>
    </MenuItem>
  </>
);

const meta = {
  title: 'โครงหน้า/Menu',
  component: Menu,
  subcomponents: { MenuItem, MenuGroup, MenuGroupItem },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '18rem' } } },
  args: { children: ENTRIES },
  argTypes: { ref: { table: { disable: true } }, children: { control: false } },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Waits until the fade-in is complete. */
async function waitForMenu(): Promise<HTMLElement> {
  const menu = await screen.findByRole('menu');
  await waitFor(() => expect(getComputedStyle(menu).opacity).toBe('1'));
  return menu;
}

export const Default: Story = {
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'เมนูหลัก' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'หน้าแรก' })).toHaveAttribute('aria-current', 'page');
    const group = canvas.getByRole('button', { name: 'เกี่ยวกับสหกรณ์' });
    await userEvent.hover(group);
    await expect(screen.queryByRole('menu')).toBeNull();
    await userEvent.click(group);
    const menu = await waitForMenu();
    await expect(within(menu).getAllByRole('menuitem')).toHaveLength(3);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(group).toHaveFocus());
  },
};

/** Opens by Enter, moves by arrow keys, finds an entry by its first letters. */
export const ByKeyboard: Story = {
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'เกี่ยวกับสหกรณ์' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitForMenu();
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'ประวัติสหกรณ์' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'คณะกรรมการดำเนินการ' })).toHaveFocus();
    await userEvent.keyboard('ราย');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'รายงานกิจการ' })).toHaveFocus());
  },
};

export const Open: Story = {
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'บริการเงินกู้' }));
    await waitForMenu();
  },
};

/** A group without entries says so. */
export const EmptyGroup: Story = {
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'สวัสดิการ' }));
    const menu = await waitForMenu();
    const only = within(menu).getByRole('menuitem', { name: 'ยังไม่พบเมนู' });
    await expect(only).toHaveAttribute('aria-disabled', 'true');
    await expect(only).toBeVisible();
  },
};

/** Before the feed is loaded: only the home page. */
export const Loading: Story = {
  args: {
    children: (
      <MenuItem current asChild>
        <a href="#/home">หน้าแรก</a>
      </MenuItem>
    ),
  },
};

export const CurrentInGroup: Story = {
  globals: { viewport: { value: 'w1440' } },
  args: {
    children: (
      <>
        <MenuItem asChild>
          <a href="#/home">หน้าแรก</a>
        </MenuItem>
        <MenuGroup label="บริการเงินกู้" current>
          <MenuGroupItem current asChild>
            <a href="#/list/services-loan">เงินกู้สามัญ</a>
          </MenuGroupItem>
          <MenuGroupItem asChild>
            <a href="#/show/1301">เงินกู้ฉุกเฉิน</a>
          </MenuGroupItem>
        </MenuGroup>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole('button', { name: 'บริการเงินกู้' });
    await expect(group).toHaveAttribute('aria-current', 'true');
    await userEvent.click(group);
    await waitForMenu();
    await expect(screen.getByRole('menuitem', { name: 'เงินกู้สามัญ' })).toHaveAttribute('aria-current', 'page');
  },
};

/** Long words, on more than one line. */
export const TwoLines: Story = {
  globals: { viewport: { value: 'w1024' } },
  args: {
    children: (
      <>
        {ENTRIES}
        <MenuGroup label="ข้อมูลสำหรับผู้ค้ำประกันและผู้รับโอนประโยชน์">
          <MenuGroupItem asChild>
            <a href="#/show/1320">สิทธิและหน้าที่ของผู้ค้ำประกันตามกฎหมายว่าด้วยค้ำประกันที่แก้ไขเพิ่มเติม</a>
          </MenuGroupItem>
        </MenuGroup>
        <MenuItem asChild>
          <a href="#/board">กระดานถามตอบ</a>
        </MenuItem>
      </>
    ),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    await userEvent.click(canvas.getByRole('button', { name: /ผู้ค้ำประกัน/ }));
    const menu = await waitForMenu();
    await expect(menu.getBoundingClientRect().right).toBeLessThanOrEqual(1024);
  },
};

/** Over the page, in a narrow layout: groups open in place. */
export const InTheOverlay: Story = {
  globals: { viewport: { value: 'w360' } },
  decorators: [
    (Story) => (
      <MenuContext value={{ placement: 'overlay' }}>
        <Story />
      </MenuContext>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole('button', { name: 'เกี่ยวกับสหกรณ์' });
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(group);
    await expect(canvas.getByRole('link', { name: 'รายงานกิจการ' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'สวัสดิการ' }));
    await expect(canvas.getByText('ยังไม่พบเมนู', { selector: ':only-child' })).toBeVisible();
    const rows = [...canvas.getAllByRole('button'), canvas.getByRole('link', { name: 'หน้าแรก' })];
    await expect(Math.min(...rows.map((row) => row.getBoundingClientRect().height))).toBeGreaterThanOrEqual(
      52,
    );
  },
};

export const Grayscale: Story = { globals: { viewport: { value: 'w1440' }, grayscale: 'on' } };

export const Dark: Story = { ...Open, globals: { viewport: { value: 'w1440' }, appearance: 'dark' } };

export const HighContrast: Story = {
  ...Open,
  globals: { viewport: { value: 'w1440' }, appearance: 'contrast' },
};
