import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
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
  element: HTMLButtonElement,
  slot: 'menu-group',
  wrapper: Menu,
});

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

async function openGroup(name: string): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name }));
  return screen.findByRole('menu');
}

describe('Menu as a bar', () => {
  it('opens a group on a click and leads where an entry says', async () => {
    render(ENTRIES);
    const menu = await openGroup('บริการเงินกู้');
    const entry = within(menu).getByRole('menuitem', { name: 'เงินกู้ฉุกเฉิน' });
    expect(entry).toBeInstanceOf(HTMLAnchorElement);
    await userEvent.click(entry);
    expect(globalThis.location.hash).toBe('#b');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  });

  it('stays closed under a resting pointer', async () => {
    render(ENTRIES);
    await userEvent.hover(screen.getByRole('button', { name: 'บริการเงินกู้' }));
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('finds an entry by its first letters', async () => {
    render(ENTRIES);
    screen.getByRole('button', { name: 'บริการเงินกู้' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('menu');
    await userEvent.keyboard('ดอก');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'ดอกเบี้ย' })),
    );
  });

  it('says that a group has no entries, and only then', async () => {
    render(ENTRIES);
    const full = await openGroup('บริการเงินกู้');
    expect(within(full).queryByRole('menuitem', { name: 'ยังไม่พบเมนู' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    const empty = await openGroup('สวัสดิการ');
    const only = within(empty).getByRole('menuitem', { name: 'ยังไม่พบเมนู' });
    expect(only.getAttribute('aria-disabled')).toBe('true');
  });

  it('leaves the rest of the page alone', async () => {
    render(ENTRIES);
    const before = document.querySelectorAll('style').length;
    await openGroup('บริการเงินกู้');
    expect(screen.getByRole('link', { name: 'หน้าแรก' })).toBeTruthy();
    expect(document.querySelectorAll('style')).toHaveLength(before);
    expect(document.body.hasAttribute('data-scroll-locked')).toBe(false);
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

  it('passes ref, rest props and class names on to an entry of a group', async () => {
    const ref = createRef<HTMLAnchorElement>();
    render(
      <Menu>
        <MenuGroup label="บริการเงินกู้">
          <MenuGroupItem ref={ref} href="#a" className="mt-1" data-probe="here" current>
            เงินกู้สามัญ
          </MenuGroupItem>
        </MenuGroup>
      </Menu>,
    );
    await openGroup('บริการเงินกู้');
    expect(ref.current?.dataset).toMatchObject({ slot: 'menu-group-item', probe: 'here' });
    expect(ref.current?.classList.contains('mt-1')).toBe(true);
    expect(ref.current?.getAttribute('aria-current')).toBe('page');
  });
});

describe('Menu over the page', () => {
  function renderOverlay(onChoose = vi.fn<() => void>()) {
    render(<MenuContext value={{ placement: 'overlay', onChoose }}>{ENTRIES}</MenuContext>);
    return onChoose;
  }

  it('opens a group in place and closes it again', async () => {
    renderOverlay();
    const group = screen.getByRole('button', { name: 'บริการเงินกู้' });
    expect(screen.queryByRole('link', { name: 'เงินกู้สามัญ' })).toBeNull();
    await userEvent.click(group);
    expect(group.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('link', { name: 'เงินกู้สามัญ' })).toBeTruthy();
    await userEvent.click(group);
    expect(screen.queryByRole('link', { name: 'เงินกู้สามัญ' })).toBeNull();
  });

  it('notifies the layout when an entry is chosen, but not when a group is opened', async () => {
    const onChoose = renderOverlay();
    await userEvent.click(screen.getByRole('button', { name: 'บริการเงินกู้' }));
    expect(onChoose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('link', { name: 'เงินกู้สามัญ' }));
    await userEvent.click(screen.getByRole('link', { name: 'หน้าแรก' }));
    expect(onChoose).toHaveBeenCalledTimes(2);
  });

  it('says that a group has no entries', async () => {
    renderOverlay();
    await userEvent.click(screen.getByRole('button', { name: 'สวัสดิการ' }));
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
    expect(screen.getByRole('link', { name: 'เงินกู้สามัญ' }).getAttribute('aria-current')).toBe('page');
  });
});

describe('MenuGroupItem', () => {
  it('names its missing group', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<MenuGroupItem href="#a">เงินกู้สามัญ</MenuGroupItem>)).toThrow('put it in a MenuGroup');
    vi.restoreAllMocks();
  });
});
