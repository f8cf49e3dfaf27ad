import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { describeKitPart } from '../../../test/describe-kit-part.tsx';
import { MenuContext } from './menu-context.ts';
import { MenuGroup, MenuGroupItem } from './menu-group.tsx';
import { Menu, MenuItem } from './menu.tsx';

describeKitPart(<Menu />, { element: HTMLElement, slot: 'menu' });
describeKitPart(<MenuItem href="#home">หน้าแรก</MenuItem>, {
  element: HTMLAnchorElement,
  slot: 'menu-item',
  wrapper: Menu,
});
describeKitPart(
  <MenuItem asChild>
    <a href="#home">หน้าแรก</a>
  </MenuItem>,
  { element: HTMLAnchorElement, slot: 'menu-item', wrapper: Menu },
);
describeKitPart(<MenuGroup label="สวัสดิการ" />, {
  element: HTMLDetailsElement,
  slot: 'menu-group',
  wrapper: Menu,
});

function Group({ children }: { children: ReactNode }) {
  return (
    <Menu>
      <MenuGroup label="บริการเงินกู้">{children}</MenuGroup>
    </Menu>
  );
}

const ENTRIES = (
  <Menu>
    <MenuItem href="#home">หน้าแรก</MenuItem>
    <MenuGroup label="บริการเงินกู้">
      <MenuGroupItem href="#a">เงินกู้สามัญ</MenuGroupItem>
      <MenuGroupItem href="#b">เงินกู้ฉุกเฉิน</MenuGroupItem>
      <MenuGroupItem href="#c">ดอกเบี้ย</MenuGroupItem>
    </MenuGroup>
    <MenuGroup label="สวัสดิการ">{[]}</MenuGroup>
  </Menu>
);

const groupNamed = (label: string) => screen.getByText(label, { selector: 'summary' });
/** By text, because `getByRole` treats content of closed `details` as visible. */
const isShown = (text: string) =>
  screen.getAllByText(text).some((element) => element.checkVisibility({ visibilityProperty: true }));

describe('Menu as a bar', () => {
  it('opens a group on a click and leads where an entry says', async () => {
    render(ENTRIES);
    await userEvent.click(groupNamed('บริการเงินกู้'));
    const entry = screen.getByRole('link', { name: 'เงินกู้ฉุกเฉิน' });
    expect(isShown('เงินกู้ฉุกเฉิน')).toBe(true);
    await userEvent.click(entry);
    expect(globalThis.location.hash).toBe('#b');
    expect(isShown('เงินกู้ฉุกเฉิน')).toBe(false);
  });

  it('stays closed under a resting pointer', async () => {
    render(ENTRIES);
    await userEvent.hover(groupNamed('บริการเงินกู้'));
    expect(isShown('เงินกู้สามัญ')).toBe(false);
  });

  it('closes with Escape, which leaves focus on its entry', async () => {
    render(ENTRIES);
    await userEvent.click(groupNamed('บริการเงินกู้'));
    screen.getByRole('link', { name: 'ดอกเบี้ย' }).focus();
    await userEvent.keyboard('{Escape}');
    expect(isShown('ดอกเบี้ย')).toBe(false);
    expect(document.activeElement).toBe(groupNamed('บริการเงินกู้'));
  });

  it('closes when the reader presses elsewhere, or moves focus on', async () => {
    render(
      <>
        {ENTRIES}
        <p>ข่าว</p>
      </>,
    );
    await userEvent.click(groupNamed('บริการเงินกู้'));
    await userEvent.click(screen.getByText('ข่าว'));
    expect(isShown('เงินกู้สามัญ')).toBe(false);
    await userEvent.click(groupNamed('บริการเงินกู้'));
    screen.getByRole('link', { name: 'หน้าแรก' }).focus();
    expect(isShown('เงินกู้สามัญ')).toBe(false);
  });

  it('stays in the window', async () => {
    render(
      <div className="ml-auto w-40">
        <Menu>
          <MenuGroup label="บริการ">
            <MenuGroupItem href="#a">สิทธิและหน้าที่ของผู้ค้ำประกันตามกฎหมาย</MenuGroupItem>
          </MenuGroup>
        </Menu>
      </div>,
    );
    await userEvent.click(groupNamed('บริการ'));
    await waitFor(() =>
      expect(screen.getByRole('link').getBoundingClientRect().right).toBeLessThanOrEqual(
        document.documentElement.clientWidth,
      ),
    );
  });

  it('says that a group has no entries, and only then', async () => {
    render(ENTRIES);
    await userEvent.click(groupNamed('บริการเงินกู้'));
    expect(isShown('ยังไม่พบเมนู')).toBe(false);
    await userEvent.click(groupNamed('สวัสดิการ'));
    expect(isShown('ยังไม่พบเมนู')).toBe(true);
    expect(isShown('เงินกู้สามัญ')).toBe(false);
  });

  it('marks the page being read with weight and a bar of 4 px that forced colours keep', () => {
    render(
      <Menu>
        <MenuItem href="#home" current>
          หน้าแรก
        </MenuItem>
      </Menu>,
    );
    const link = screen.getByRole('link');
    const bar = getComputedStyle(link, '::before');
    expect([bar.borderBottomWidth, bar.borderBottomStyle]).toEqual(['4px', 'solid']);
    expect(getComputedStyle(link).fontWeight).toBe('600');
    expect(link.getBoundingClientRect().height).toBe(52);
  });
});

describeKitPart(<MenuGroupItem href="#a">เงินกู้สามัญ</MenuGroupItem>, {
  element: HTMLAnchorElement,
  slot: 'menu-group-item',
  wrapper: Group,
});

describe('Menu over the page', () => {
  function renderOverlay(onChoose = vi.fn<() => void>()) {
    render(<MenuContext value={{ placement: 'overlay', onChoose }}>{ENTRIES}</MenuContext>);
    return onChoose;
  }

  it('opens a group in place and closes it again', async () => {
    renderOverlay();
    expect(isShown('เงินกู้สามัญ')).toBe(false);
    await userEvent.click(groupNamed('บริการเงินกู้'));
    expect(isShown('เงินกู้สามัญ')).toBe(true);
    await userEvent.click(groupNamed('บริการเงินกู้'));
    expect(isShown('เงินกู้สามัญ')).toBe(false);
  });

  it('notifies the layout when an entry is chosen, but not when a group is opened', async () => {
    const onChoose = renderOverlay();
    await userEvent.click(groupNamed('บริการเงินกู้'));
    expect(onChoose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('link', { name: 'เงินกู้สามัญ' }));
    await userEvent.click(screen.getByRole('link', { name: 'หน้าแรก' }));
    expect(onChoose).toHaveBeenCalledTimes(2);
  });

  it('says that a group has no entries', async () => {
    renderOverlay();
    await userEvent.click(groupNamed('สวัสดิการ'));
    const said = screen.getAllByText('ยังไม่พบเมนู').filter((row) => row.checkVisibility());
    expect(said).toHaveLength(1);
  });

  it('opens at first the group of the page being read', () => {
    render(
      <MenuContext value={{ placement: 'overlay' }}>
        <Menu>
          <MenuGroup label="บริการเงินกู้" current>
            <MenuGroupItem href="#a" current>
              เงินกู้สามัญ
            </MenuGroupItem>
          </MenuGroup>
        </Menu>
      </MenuContext>,
    );
    expect(isShown('เงินกู้สามัญ')).toBe(true);
    expect(screen.getByRole('link', { name: 'เงินกู้สามัญ' }).getAttribute('aria-current')).toBe('page');
  });
});

describe('MenuGroupItem', () => {
  it('names its missing group', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<MenuGroupItem href="#a">เงินกู้สามัญ</MenuGroupItem>)).toThrow('put it inside one');
    vi.restoreAllMocks();
  });
});
