import type { ReactNode } from 'react';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { LayoutWords } from '../src/internal/layout/layout-frame.tsx';
import type { MenuOverlayState } from '../src/internal/layout/use-menu-overlay.ts';

type LayoutProps = MenuOverlayState & {
  width?: number;
  words?: Partial<LayoutWords>;
  toasts?: ReactNode;
};

type LayoutMenuOptions = {
  /** Accessible name of the menu over the page. */
  menuName: string;
  /** Renders the layout in a box of the given width, by default that of a phone, with `การแสดงผล` as its `menuFoot`. */
  renderLayout: (props?: LayoutProps) => { resize: (width: number) => void };
};

/** Opens the menu of a layout by its button. */
export async function openLayoutMenu(menuName: string): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name: 'เมนู' }));
  return screen.findByRole('dialog', { name: menuName });
}

/** The contract of a layout with a menu over the page. */
export function describeLayoutMenu({ menuName, renderLayout }: LayoutMenuOptions): void {
  const openMenu = () => openLayoutMenu(menuName);

  describe('the menu over the page', () => {
    it('covers the page, which is inert behind it', async () => {
      renderLayout();
      const menu = await openMenu();
      const { left, top, width, height } = menu.getBoundingClientRect();
      expect([left, top, width, height]).toEqual([0, 0, globalThis.innerWidth, globalThis.innerHeight]);
      expect(document.querySelector('main')?.closest('[inert]')).not.toBeNull();
      expect(within(menu).getByText('การแสดงผล')).toBeTruthy();
    });

    it('lets messages wait until it closes, so that they cover none of its entries', async () => {
      renderLayout({ toasts: <p>เข้าสู่ระบบแล้ว</p> });
      expect(screen.getByText('เข้าสู่ระบบแล้ว')).toBeTruthy();
      await openMenu();
      expect(screen.queryByText('เข้าสู่ระบบแล้ว')).toBeNull();
      await userEvent.keyboard('{Escape}');
      expect(await screen.findByText('เข้าสู่ระบบแล้ว')).toBeTruthy();
    });

    it('locks scrolling of the page until it closes', async () => {
      renderLayout();
      const { style } = document.documentElement;
      await openMenu();
      expect(style.overflow).toBe('hidden');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(style.overflow).toBe(''));
    });

    it('keeps focus off the page behind it and closes with Escape', async () => {
      renderLayout();
      const menu = await openMenu();
      const close = within(menu).getByRole('button', { name: 'ปิด' });
      await waitFor(() => expect(document.activeElement).toBe(close));
      for (let stop = 0; stop < 4; stop += 1) {
        await userEvent.tab();
        // Behind the last entry the browser's own controls have focus, and the document none.
        expect(menu.contains(document.activeElement) || document.activeElement === document.body).toBe(true);
      }
      close.focus();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'เมนู' })));
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(document.querySelector('[inert]')).toBeNull();
    });

    it('closes when there is room for the other menu', async () => {
      const onMenuOpenChange = vi.fn<(open: boolean) => void>();
      const { resize } = renderLayout({ onMenuOpenChange });
      await openMenu();
      resize(1100);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(onMenuOpenChange.mock.calls).toEqual([[true], [false]]);
      await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
    });

    it('does not stay open where there is room for the other menu', async () => {
      renderLayout({ defaultMenuOpen: true, width: 1100 });
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });

    it('can be controlled', async () => {
      const onMenuOpenChange = vi.fn<(open: boolean) => void>();
      renderLayout({ menuOpen: false, onMenuOpenChange });
      await userEvent.click(screen.getByRole('button', { name: 'เมนู' }));
      expect(onMenuOpenChange).toHaveBeenCalledWith(true);
      expect(screen.queryByRole('dialog')).toBeNull();
    });

    it('writes no style into the document, which a strict policy would refuse', async () => {
      const before = document.querySelectorAll('style').length;
      renderLayout();
      await openMenu();
      expect(document.querySelectorAll('style')).toHaveLength(before);
    });

    it('takes other words', async () => {
      renderLayout({ defaultMenuOpen: true, words: { menu: 'เมนูอื่น', close: 'ปิดเมนู' } });
      const menu = await screen.findByRole('dialog', { name: 'เมนูอื่น' });
      expect(within(menu).getByRole('button', { name: 'ปิดเมนู' })).toBeTruthy();
    });
  });

  it('has the scroll-to-top button at the end of its content', () => {
    renderLayout();
    expect(screen.getByRole('main').querySelector('[data-slot=scroll-to-top]')).not.toBeNull();
  });
}
