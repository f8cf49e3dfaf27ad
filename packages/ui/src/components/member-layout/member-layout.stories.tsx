import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ExampleSettings } from '../../patterns/example-settings.tsx';
import {
  ExampleIdentity,
  ExamplePageHead,
  ExampleSidebar,
  ExampleTopBar,
} from '../../patterns/member-frame.tsx';
import { KeyValue, KeyValueList } from '../key-value-list/index.ts';
import { Panel, PanelHead } from '../panel/index.ts';
import { MemberIdentity, MemberLayout, MemberMenuButton } from './index.ts';

function StatusPage({ name = 'นางสมหญิง ใจดี' }: { name?: string }) {
  return (
    <>
      <ExamplePageHead title="ข้อมูลส่วนตัว" />
      <Panel>
        <PanelHead title="ข้อมูลสมาชิก" />
        <KeyValueList>
          <KeyValue label="ชื่อ">{name}</KeyValue>
          <KeyValue label="หน่วยงาน">กองคลัง สำนักงานเขตตัวอย่าง</KeyValue>
          <KeyValue label="ที่อยู่">99/12 หมู่ที่ 4 ตำบลบ้านใหม่ อำเภอเมืองตัวอย่าง จังหวัดตัวอย่าง 10000</KeyValue>
        </KeyValueList>
      </Panel>
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
    topBar: <ExampleTopBar />,
    sidebar: <ExampleSidebar current="status" />,
    identity: <ExampleIdentity />,
    menuFoot: <ExampleSettings />,
    onMenuOpenChange: fn<(menuOpen: boolean) => void>(),
    children: <StatusPage />,
  },
} satisfies Meta<typeof MemberLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

function pageFits(canvasElement: HTMLElement): boolean {
  const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
  return scrollWidth <= clientWidth;
}

/** Personal information on a wide screen. */
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

/** At 200 % text size a wide screen shows the tablet layout. */
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
    topBar: <ExampleTopBar name="นางสาวปิ่นมณีรัตน์กานดา ศรีสุขเกษมสันต์ ณ อยุธยา" />,
    children: <StatusPage name="นางสาวปิ่นมณีรัตน์กานดา ศรีสุขเกษมสันต์ ณ อยุธยา" />,
  },
  play: async ({ canvasElement }) => {
    await expect(pageFits(canvasElement)).toBe(true);
  },
};

/** Waits until the fade-in is complete. */
async function waitForMenu(): Promise<HTMLElement> {
  const menu = await screen.findByRole('dialog', { name: 'เมนูสมาชิก' });
  await waitFor(() => expect(getComputedStyle(menu).opacity).toBe('1'));
  return menu;
}

/** The same menu over the whole page. */
export const MenuOpen: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { sidebar: <ExampleSidebar current="deposit" />, defaultMenuOpen: true },
  play: async () => {
    const menu = await waitForMenu();
    await expect(within(menu).getByRole('link', { name: 'เงินฝาก' })).toHaveAttribute('aria-current', 'page');
    await expect(within(menu).getByRole('group', { name: 'ขนาดตัวอักษร' })).toBeVisible();
    await expect(within(menu).getByRole('group', { name: 'สีหน้าจอ' })).toBeVisible();
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
    const menu = await waitForMenu();
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth);
  },
};

/** By keyboard: the menu opens, keeps focus, closes with Escape and returns focus. */
export const MenuByKeyboard: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'เมนู' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const menu = await waitForMenu();
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

/** Choosing an entry closes the menu and moves focus to the content. */
export const MenuByTouch: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'เมนู' }));
    const menu = await waitForMenu();
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
