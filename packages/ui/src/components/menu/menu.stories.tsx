import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
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
type StoryCanvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Opens a group and waits until the fade-in is complete. */
async function openGroup(canvas: StoryCanvas, label: RegExp | string): Promise<HTMLElement> {
  const summary = canvas.getByText(label, { selector: 'summary' });
  await userEvent.click(summary);
  const list = summary.nextElementSibling;
  if (!(list instanceof HTMLElement)) throw new Error(`${String(label)} has no list`);
  await waitFor(() => expect(getComputedStyle(list).opacity).toBe('1'));
  return list;
}

export const Default: Story = {
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'เมนูหลัก' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'หน้าแรก' })).toHaveAttribute('aria-current', 'page');
  },
};

/**
 * Opens by Enter, goes on to its entries by Tab, closes with Escape. Not on the docs page, where the frames of other
 * stories take the focus.
 */
export const ByKeyboard: Story = {
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas }) => {
    const group = canvas.getByText('เกี่ยวกับสหกรณ์', { selector: 'summary' });
    const list = await openGroup(canvas, 'เกี่ยวกับสหกรณ์');
    await expect(within(list).getAllByRole('link')).toHaveLength(3);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'ประวัติสหกรณ์' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(group).toHaveFocus();
    await expect(list).not.toBeVisible();
  },
};

export const Open: Story = {
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas }) => {
    await openGroup(canvas, 'บริการเงินกู้');
  },
};

/** A group without entries says so. */
export const EmptyGroup: Story = {
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas }) => {
    const list = await openGroup(canvas, 'สวัสดิการ');
    await expect(within(list).getByText('ยังไม่พบเมนู')).toBeVisible();
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
  play: async ({ canvas }) => {
    const group = canvas.getByText('บริการเงินกู้', { selector: 'summary' });
    await expect(group).toHaveAttribute('aria-current', 'true');
    const list = await openGroup(canvas, 'บริการเงินกู้');
    await expect(within(list).getByRole('link', { name: 'เงินกู้สามัญ' })).toHaveAttribute(
      'aria-current',
      'page',
    );
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
  play: async ({ canvas, canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    const list = await openGroup(canvas, /ผู้ค้ำประกันและ/);
    await expect(list.getBoundingClientRect().right).toBeLessThanOrEqual(1024);
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
  play: async ({ canvas }) => {
    await openGroup(canvas, 'เกี่ยวกับสหกรณ์');
    await expect(canvas.getByRole('link', { name: 'รายงานกิจการ' })).toBeVisible();
    await openGroup(canvas, 'สวัสดิการ');
    await expect(canvas.getByText('ยังไม่พบเมนู', { selector: ':only-child' })).toBeVisible();
    const rows = [
      ...canvas.getAllByText(/./, { selector: 'summary' }),
      canvas.getByRole('link', { name: 'หน้าแรก' }),
    ];
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
