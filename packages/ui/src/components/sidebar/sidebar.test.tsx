import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { describeKitPart } from '../../../test/describe-kit-part.tsx';
import { SidebarContext } from './sidebar-context.ts';
import { Sidebar, SidebarItem, SidebarSeparator } from './sidebar.tsx';

const ICON = <svg aria-hidden />;

describeKitPart(<Sidebar />, { element: HTMLElement, slot: 'sidebar' });
describeKitPart(<SidebarItem icon={ICON}>ออกจากระบบ</SidebarItem>, {
  element: HTMLButtonElement,
  slot: 'sidebar-item',
  wrapper: Sidebar,
});
describeKitPart(
  <SidebarItem icon={ICON} asChild>
    <a href="#/home">กลับหน้าหลัก</a>
  </SidebarItem>,
  { element: HTMLAnchorElement, slot: 'sidebar-item', wrapper: Sidebar },
);
describeKitPart(<SidebarSeparator />, {
  element: HTMLLIElement,
  slot: 'sidebar-separator',
  wrapper: Sidebar,
});

describe('Sidebar', () => {
  it('is a named landmark with a list', () => {
    render(
      <Sidebar>
        <SidebarItem icon={ICON} asChild>
          <a href="#a">ข้อมูลส่วนตัว</a>
        </SidebarItem>
        <SidebarSeparator />
        <SidebarItem icon={ICON}>ออกจากระบบ</SidebarItem>
      </Sidebar>,
    );
    expect(screen.getByRole('navigation', { name: 'เมนูสมาชิก' })).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it('takes another name', () => {
    render(<Sidebar aria-label="เมนูเจ้าหน้าที่" />);
    expect(screen.getByRole('navigation', { name: 'เมนูเจ้าหน้าที่' })).toBeTruthy();
  });
});

describe('SidebarItem', () => {
  it('marks only the current page', () => {
    render(
      <Sidebar>
        <SidebarItem icon={ICON} asChild>
          <a href="#a">ข้อมูลส่วนตัว</a>
        </SidebarItem>
        <SidebarItem icon={ICON} current asChild>
          <a href="#b">เงินฝาก</a>
        </SidebarItem>
      </Sidebar>,
    );
    expect(screen.getByRole('link', { name: 'ข้อมูลส่วนตัว' }).hasAttribute('aria-current')).toBe(false);
    expect(screen.getByRole('link', { name: 'เงินฝาก' }).getAttribute('aria-current')).toBe('page');
  });

  it('has a bar that forced colours keep: a border of 5 px', () => {
    render(
      <Sidebar>
        <SidebarItem icon={ICON} current>
          เงินฝาก
        </SidebarItem>
      </Sidebar>,
    );
    const bar = getComputedStyle(screen.getByRole('button'), '::before');
    expect([bar.borderLeftWidth, bar.borderLeftStyle]).toEqual(['5px', 'solid']);
  });

  it.each([
    ['beside', 48],
    ['overlay', 52],
  ] as const)('%s is %d px high', (placement, height) => {
    render(
      <SidebarContext value={{ placement }}>
        <Sidebar>
          <SidebarItem icon={ICON}>เงินฝาก</SidebarItem>
        </Sidebar>
      </SidebarContext>,
    );
    expect(screen.getByRole('button').getBoundingClientRect().height).toBe(height);
  });

  it('notifies the layout that an entry was chosen, after its own handler', async () => {
    const calls: string[] = [];
    function Surroundings({ children }: { children: ReactNode }) {
      return (
        <SidebarContext value={{ placement: 'overlay', onChoose: () => calls.push('layout') }}>
          {children}
        </SidebarContext>
      );
    }
    render(
      <Sidebar>
        <SidebarItem icon={ICON} onClick={() => calls.push('own')}>
          ออกจากระบบ
        </SidebarItem>
      </Sidebar>,
      { wrapper: Surroundings },
    );
    await userEvent.click(screen.getByRole('button'));
    expect(calls).toEqual(['own', 'layout']);
  });

  it('lets a link follow its own address', async () => {
    const followed = vi.fn<() => void>();
    render(
      <Sidebar>
        <SidebarItem icon={ICON} asChild>
          <a href="#/member/share" onClick={followed}>
            ทะเบียนหุ้น
          </a>
        </SidebarItem>
      </Sidebar>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'ทะเบียนหุ้น' }));
    expect(followed).toHaveBeenCalledOnce();
  });
});
