import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { cdp } from 'vitest/browser';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeKitPart } from '../../../test/describe-kit-part.tsx';
import { describeLayoutMenu, openLayoutMenu } from '../../../test/describe-layout-menu.tsx';
import { Footer } from '../footer/footer.tsx';
import { Header } from '../header/header.tsx';
import { Menu, MenuGroup, MenuGroupItem, MenuItem } from '../menu/index.ts';
import { NoticeBanner } from '../notice-banner/notice-banner.tsx';
import { InfoLayout, type InfoLayoutProps } from './info-layout.tsx';
import { InfoMenuButton } from './info-menu-button.tsx';
import { InfoSection } from './info-section.tsx';

const HEADER = (
  <Header coopNameTH="สหกรณ์ออมทรัพย์ตัวอย่าง จำกัด" coopNameEN="Example Cooperative">
    <InfoMenuButton />
  </Header>
);
const MENU = (
  <Menu>
    <MenuItem href="#/home">หน้าแรก</MenuItem>
    <MenuGroup label="บริการเงินกู้">
      <MenuGroupItem href="#/loan">เงินกู้สามัญ</MenuGroupItem>
    </MenuGroup>
  </Menu>
);

function Wrapper({ children }: { children: ReactNode }) {
  return (
    <InfoLayout header={children} menu={MENU}>
      ข่าว
    </InfoLayout>
  );
}

describeKitPart(
  <InfoLayout header={HEADER} menu={MENU}>
    ข่าว
  </InfoLayout>,
  { element: HTMLDivElement, slot: 'info-layout' },
);
describeKitPart(<InfoMenuButton />, {
  element: HTMLButtonElement,
  slot: 'info-menu-button',
  wrapper: Wrapper,
});
describeKitPart(<InfoSection title="ข่าวประชาสัมพันธ์" />, { element: HTMLElement, slot: 'info-section' });

/** The layout in a box of the given width, by default that of a phone. */
function renderLayout({ width = 360, ...props }: Partial<InfoLayoutProps> & { width?: number } = {}) {
  const box = (pixels: number) => (
    <div style={{ width: pixels }}>
      <InfoLayout header={HEADER} menu={MENU} menuFoot={<p>การแสดงผล</p>} {...props}>
        {props.children ?? <h1>ข่าวประชาสัมพันธ์</h1>}
      </InfoLayout>
    </div>
  );
  const { rerender } = render(box(width));
  return { resize: (pixels: number) => rerender(box(pixels)) };
}

const openMenu = () => openLayoutMenu('เมนู');

describeLayoutMenu({ menuName: 'เมนู', renderLayout });

describe('InfoLayout', () => {
  it.each([
    [1024, true],
    [1023, false],
    [320, false],
  ])('at %d px has its menu as a bar: %s', (width, bar) => {
    renderLayout({ width });
    expect(screen.queryByRole('navigation', { name: 'เมนูหลัก' }) !== null).toBe(bar);
    expect(screen.queryByRole('button', { name: 'เมนู' }) === null).toBe(bar);
  });

  it('has notice, banner, main and foot in this order', () => {
    renderLayout({ notice: <NoticeBanner>ปิดทำการ</NoticeBanner>, footer: <Footer /> });
    const parts = [
      screen.getByRole('region'),
      screen.getByRole('banner'),
      screen.getByRole('main'),
      screen.getByRole('contentinfo'),
    ];
    const tops = parts.map((part) => part.getBoundingClientRect().top);
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
    expect(within(screen.getByRole('main')).getByRole('heading', { level: 1 })).toBeTruthy();
  });

  it('leaves no gap without a footer', () => {
    renderLayout({ width: 1200 });
    const layout = document.querySelector('[data-slot=info-layout]');
    expect(screen.queryByRole('contentinfo')).toBeNull();
    expect(screen.getByRole('main').getBoundingClientRect().bottom).toBe(
      layout?.getBoundingClientRect().bottom,
    );
  });

  it('never sets its content wider than 75 rem', () => {
    renderLayout({ width: 2000 });
    expect(screen.getByRole('main').firstElementChild?.getBoundingClientRect().width).toBe(1200);
  });

  it('skips to the content without changing the address', async () => {
    const before = globalThis.location.href;
    renderLayout({ words: { skip: 'ไปที่ข่าว' } });
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('ไปที่ข่าว');
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('main'));
    expect(globalThis.location.href).toBe(before);
  });
});

describe('the menu over the page', () => {
  it('stays when a group is opened, and moves focus to the content when an entry is chosen', async () => {
    renderLayout();
    const menu = await openMenu();
    await userEvent.click(within(menu).getByText('บริการเงินกู้', { selector: 'summary' }));
    await userEvent.click(within(menu).getByRole('link', { name: 'เงินกู้สามัญ' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(globalThis.location.hash).toBe('#/loan');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  });
});

describe('InfoLayout on paper', () => {
  afterEach(() => cdp().send('Emulation.setEmulatedMedia', { media: '' }));

  it('prints only the content', async () => {
    renderLayout({ width: 1200, notice: <NoticeBanner>ปิดทำการ</NoticeBanner>, footer: <Footer /> });
    await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
    expect(screen.getByRole('main').checkVisibility()).toBe(true);
    for (const selector of ['header', 'footer', '[data-slot=notice-banner]']) {
      expect(document.querySelector(selector)?.checkVisibility()).toBe(false);
    }
  });
});

describe('InfoMenuButton', () => {
  it('names its missing layout', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<InfoMenuButton />)).toThrow('put it in its header');
    vi.restoreAllMocks();
  });
});

describe('InfoSection', () => {
  it('is named by its heading, over a double rule of 3 px', () => {
    render(<InfoSection title="ข่าว ประชาสัมพันธ์" link={<a href="#/news">ดูข่าวทั้งหมด</a>} />);
    const section = screen.getByRole('region', { name: 'ข่าว ประชาสัมพันธ์' });
    const rule = getComputedStyle(section.firstElementChild ?? section);
    expect([rule.borderBottomWidth, rule.borderBottomStyle]).toEqual(['3px', 'double']);
    const link = within(section).getByRole('link', { name: 'ดูข่าวทั้งหมด' });
    expect(link.getBoundingClientRect().height).toBe(44);
  });

  it('has its double rule at one height with a link, a note or neither', () => {
    render(
      <>
        <InfoSection title="ข่าว" link={<a href="#/news">ดูข่าวทั้งหมด</a>} />
        <InfoSection title="อัตราดอกเบี้ย" note="ร้อยละต่อปี" />
        <InfoSection title="ปฏิทินกิจกรรม" />
      </>,
    );
    const heads = screen.getAllByRole('region').map((section) => section.firstElementChild);
    const heights = heads.map((head) => head?.getBoundingClientRect().height);
    expect(new Set(heights)).toEqual(new Set([56]));
  });
});
