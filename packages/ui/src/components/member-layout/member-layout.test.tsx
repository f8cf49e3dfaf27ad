import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { cdp } from 'vitest/browser';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeKitPart } from '../../../test/describe-kit-part.tsx';
import { describeLayoutMenu, openLayoutMenu } from '../../../test/describe-layout-menu.tsx';
import { Sidebar, SidebarItem } from '../sidebar/sidebar.tsx';
import { TopBar } from '../top-bar/top-bar.tsx';
import { MemberIdentity } from './member-identity.tsx';
import { MemberLayout, type MemberLayoutProps } from './member-layout.tsx';
import { MemberMenuButton } from './member-menu.tsx';

const ICON = <svg aria-hidden />;
const TOP_BAR = (
  <TopBar coopNameTH="สหกรณ์ออมทรัพย์ตัวอย่าง จำกัด" coopNameEN="Example Cooperative">
    <MemberMenuButton />
  </TopBar>
);
const SIDEBAR = (
  <Sidebar>
    <SidebarItem icon={ICON} current asChild>
      <a href="#/member/status">ข้อมูลส่วนตัว</a>
    </SidebarItem>
    <SidebarItem icon={ICON}>ออกจากระบบ</SidebarItem>
  </Sidebar>
);

function Wrapper({ children }: { children: ReactNode }) {
  return (
    <MemberLayout topBar={children} sidebar={SIDEBAR}>
      ข้อมูล
    </MemberLayout>
  );
}

describeKitPart(
  <MemberLayout topBar={TOP_BAR} sidebar={SIDEBAR}>
    ข้อมูล
  </MemberLayout>,
  { element: HTMLDivElement, slot: 'member-layout' },
);
describeKitPart(<MemberMenuButton />, {
  element: HTMLButtonElement,
  slot: 'member-menu-button',
  wrapper: Wrapper,
});
describeKitPart(<MemberIdentity membershipNo="001234" name="สมหญิง ใจดี" />, {
  element: HTMLDivElement,
  slot: 'member-identity',
});

/** The layout in a box of the given width, by default that of a phone. */
function renderLayout({ width = 360, ...props }: Partial<MemberLayoutProps> & { width?: number } = {}) {
  const box = (pixels: number) => (
    <div style={{ width: pixels }}>
      <MemberLayout
        topBar={TOP_BAR}
        sidebar={SIDEBAR}
        identity={<MemberIdentity membershipNo="001234" name="สมหญิง ใจดี" />}
        menuFoot={<p>การแสดงผล</p>}
        {...props}
      >
        <h1>ข้อมูลส่วนตัว</h1>
      </MemberLayout>
    </div>
  );
  const { rerender } = render(box(width));
  return { resize: (pixels: number) => rerender(box(pixels)) };
}

const openMenu = () => openLayoutMenu('เมนูสมาชิก');

describeLayoutMenu({ menuName: 'เมนูสมาชิก', renderLayout });

describe('MemberLayout', () => {
  it.each([
    [1024, true],
    [1023, false],
    [320, false],
  ])('at %d px has its sidebar beside the content: %s', (width, beside) => {
    renderLayout({ width });
    expect(screen.queryByRole('navigation', { name: 'เมนูสมาชิก' }) !== null).toBe(beside);
    expect(screen.queryByRole('button', { name: 'เมนู' }) === null).toBe(beside);
    expect(screen.getByText('001234').checkVisibility()).toBe(!beside);
    const left = screen.getByRole('main').getBoundingClientRect().left;
    expect(left).toBe(beside ? 256 : 0);
  });

  it('never sets its content wider than 70 rem', () => {
    renderLayout({ width: 2000 });
    expect(screen.getByRole('main').firstElementChild?.getBoundingClientRect().width).toBe(1120);
  });

  it('has banner, navigation and main, and content outside of none', () => {
    renderLayout({ width: 1200 });
    expect(within(screen.getByRole('banner')).getByText('สหกรณ์ออมทรัพย์ตัวอย่าง จำกัด')).toBeTruthy();
    expect(within(screen.getByRole('main')).getByRole('heading', { name: 'ข้อมูลส่วนตัว' })).toBeTruthy();
  });
});

describe('the menu over the content', () => {
  it('closes when an entry is chosen, and moves focus to the content', async () => {
    renderLayout();
    const menu = await openMenu();
    await userEvent.click(within(menu).getByRole('link', { name: 'ข้อมูลส่วนตัว' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leaves focus where the new page has put it', async () => {
    function NewPage() {
      const headingRef = useRef<HTMLHeadingElement>(null);
      useEffect(() => headingRef.current?.focus(), []);
      return (
        <h1 tabIndex={-1} ref={headingRef}>
          ทะเบียนหุ้น
        </h1>
      );
    }
    function Page() {
      const [chosen, setChosen] = useState(false);
      return (
        <MemberLayout
          topBar={TOP_BAR}
          sidebar={
            <Sidebar>
              <SidebarItem icon={ICON} onClick={() => setChosen(true)}>
                ทะเบียนหุ้น
              </SidebarItem>
            </Sidebar>
          }
        >
          {chosen && <NewPage />}
        </MemberLayout>
      );
    }
    render(
      <div style={{ width: 360 }}>
        <Page />
      </div>,
    );
    const menu = await openMenu();
    await userEvent.click(within(menu).getByRole('button', { name: 'ทะเบียนหุ้น' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'ทะเบียนหุ้น' })),
    );
  });
});

describe('MemberLayout on paper', () => {
  afterEach(() => cdp().send('Emulation.setEmulatedMedia', { media: '' }));

  it('prints only the content', async () => {
    renderLayout({ width: 1200 });
    await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
    expect(screen.getByRole('main').checkVisibility()).toBe(true);
    expect(screen.getByRole('main').getBoundingClientRect().left).toBe(0);
    expect(document.querySelector('header')?.checkVisibility()).toBe(false);
    expect(document.querySelector('aside')?.checkVisibility()).toBe(false);
  });
});

describe('MemberMenuButton', () => {
  it('names its missing layout', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<MemberMenuButton />)).toThrow('put it in its topBar');
    vi.restoreAllMocks();
  });
});
