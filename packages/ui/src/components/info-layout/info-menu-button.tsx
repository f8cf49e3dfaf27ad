import { Menu } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../../internal/cn.ts';
import { useLayoutMenuButton } from '../../internal/layout/layout-menu-context.ts';
import { useHydrated } from '../../internal/use-hydrated.ts';
import { Button } from '../button/button.tsx';

export type InfoMenuButtonProps = Omit<ComponentProps<typeof Button>, 'asChild' | 'busyLabel'>;

const MISPLACED = 'InfoMenuButton opens the menu of an InfoLayout: put it in its header.';

/**
 * Opens the menu of its `InfoLayout` if there is no room for a menu bar. Renders a `button`; in HTML from a server, a
 * link that shows the bar.
 */
export function InfoMenuButton({ className, children = 'เมนู', ref, onClick, ...rest }: InfoMenuButtonProps) {
  const { menuId, trigger } = useLayoutMenuButton({ ref, onClick }, MISPLACED);
  const looks = { 'data-slot': 'info-menu-button', className: cn('@wide:hidden', className), ...rest };
  const content = (
    <>
      <Menu aria-hidden />
      {children}
    </>
  );
  if (!useHydrated()) {
    return (
      <Button asChild {...looks}>
        <a href={`#${menuId}`}>{content}</a>
      </Button>
    );
  }
  return (
    <Button {...trigger} {...looks}>
      {content}
    </Button>
  );
}
