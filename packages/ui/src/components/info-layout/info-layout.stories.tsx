import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ExampleSettings } from '../../patterns/example-settings.tsx';
import { ExampleFooter } from '../../patterns/example-footer.tsx';
import { ExampleHeader, ExampleMenu, ExampleNotice } from '../../patterns/public-frame.tsx';
import { ErrorState } from '../error-state/index.ts';
import { Menu, MenuItem } from '../menu/index.ts';
import { SkeletonPanel } from '../skeleton/index.ts';
import { TopicList, TopicListItem } from '../topic-list/index.ts';
import { InfoLayout, InfoMenuButton, InfoSection } from './index.ts';

const NEWS = [
  'เปิดรับคำขอกู้สามัญโครงการพิเศษ ดอกเบี้ยร้อยละ 5.25 ต่อปี',
  'ประกาศรายชื่อผู้ได้รับทุนการศึกษาบุตรสมาชิก ประจำปี 2569',
  'แจ้งวันหยุดทำการเดือนธันวาคม 2569',
];

function NewsPage() {
  return (
    <>
      <h1 className="sr-only">หน้าแรก</h1>
      <InfoSection title="ข่าวประชาสัมพันธ์" link={<a href="#/list/news">ดูข่าวทั้งหมด</a>}>
        <TopicList>
          {NEWS.map((title) => (
            <TopicListItem key={title} link={<a href="#/show">{title}</a>} />
          ))}
        </TopicList>
      </InfoSection>
    </>
  );
}

const meta = {
  title: 'โครงหน้า/InfoLayout',
  component: InfoLayout,
  subcomponents: { InfoMenuButton, InfoSection },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '48rem' } } },
  argTypes: {
    ref: { table: { disable: true } },
    notice: { control: false },
    header: { control: false },
    menu: { control: false },
    menuFoot: { control: false },
    footer: { control: false },
    children: { control: false },
  },
  args: {
    notice: <ExampleNotice />,
    header: <ExampleHeader />,
    menu: <ExampleMenu />,
    menuFoot: <ExampleSettings />,
    footer: <ExampleFooter />,
    onMenuOpenChange: fn<(menuOpen: boolean) => void>(),
    children: <NewsPage />,
  },
} satisfies Meta<typeof InfoLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

function pageFits(canvasElement: HTMLElement): boolean {
  const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
  return scrollWidth <= clientWidth;
}

/** The home page on a wide screen. */
export const Default: Story = {
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'เมนูหลัก' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'เมนู' })).toBeNull();
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'ข้ามไปเนื้อหา' })).toHaveFocus();
    await expect(pageFits(canvasElement)).toBe(true);
  },
};

/** The public pages are grey. */
export const Grayscale: Story = { globals: { viewport: { value: 'w1440' }, grayscale: 'on' } };

export const At1024: Story = {
  globals: { viewport: { value: 'w1024' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('navigation', { name: 'เมนูหลัก' })).toBeVisible();
    await expect(pageFits(canvasElement)).toBe(true);
  },
};

export const Tablet: Story = {
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('navigation', { name: 'เมนูหลัก' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'เมนู' })).toBeVisible();
    await expect(pageFits(canvasElement)).toBe(true);
  },
};

export const Telephone: Story = {
  globals: { viewport: { value: 'w360' }, grayscale: 'on' },
  play: async ({ canvasElement }) => {
    await expect(pageFits(canvasElement)).toBe(true);
  },
};

export const LargeTextOnATelephone: Story = {
  globals: { viewport: { value: 'w320' }, textSize: '200' },
  play: async ({ canvasElement }) => {
    await expect(pageFits(canvasElement)).toBe(true);
  },
};

/** At 200 % text size a wide screen shows the tablet layout. */
export const LargeTextAtADesk: Story = {
  globals: { viewport: { value: 'w1440' }, textSize: '200' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'เมนู' })).toBeVisible();
    await expect(pageFits(canvasElement)).toBe(true);
  },
};

/** Waits until the fade-in is complete and the menu takes clicks. */
async function waitForMenu(): Promise<HTMLElement> {
  const menu = await screen.findByRole('dialog', { name: 'เมนู' });
  await waitFor(() => expect(getComputedStyle(menu).opacity).toBe('1'));
  await waitFor(() => expect(getComputedStyle(menu).pointerEvents).toBe('auto'));
  return menu;
}

export const MenuOpen: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { defaultMenuOpen: true },
  play: async ({ userEvent }) => {
    const menu = within(await waitForMenu());
    await userEvent.click(menu.getByText('เกี่ยวกับสหกรณ์', { selector: 'summary' }));
    await expect(menu.getByRole('link', { name: 'ประวัติสหกรณ์' })).toBeVisible();
  },
};

/** Opened, used and closed by keyboard; choosing an entry moves focus to the content. */
export const MenuByKeyboard: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'เมนู' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitForMenu();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const menu = within(await waitForMenu());
    menu.getByRole('link', { name: 'ดาวน์โหลด' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};

/** Before menu and footer are loaded: no layout shift. */
export const Loading: Story = {
  globals: { viewport: { value: 'w1440' } },
  args: {
    notice: undefined,
    footer: undefined,
    menu: (
      <Menu>
        <MenuItem current href="#/home">
          หน้าแรก
        </MenuItem>
      </Menu>
    ),
    children: <SkeletonPanel lines={8} />,
  },
};

export const Failed: Story = {
  globals: { viewport: { value: 'w1440' } },
  args: { notice: undefined, footer: undefined, children: <ErrorState onRetry={fn()} /> },
};

export const Dark: Story = { globals: { viewport: { value: 'w1440' }, appearance: 'dark' } };

export const HighContrast: Story = { globals: { viewport: { value: 'w1440' }, appearance: 'contrast' } };

export const HighContrastDark: Story = {
  globals: { viewport: { value: 'w360' }, appearance: 'contrast-dark' },
};
