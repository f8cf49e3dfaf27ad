import { Trigger } from '@radix-ui/react-dialog';
import { Menu } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../../internal/cn.ts';
import { useHydrated } from '../../internal/use-hydrated.ts';
import { useMergedRef } from '../../internal/use-merged-ref.ts';
import { Button } from '../button/button.tsx';
import { useInfoMenu } from './info-menu-context.ts';

export type InfoMenuButtonProps = Omit<ComponentProps<typeof Button>, 'asChild' | 'busyLabel'>;

/**
 * Opens the menu of the `InfoLayout` it stands in, where there is no room for a bar. Renders a `button`; in HTML from a
 * server, a link that shows the bar.
 */
export function InfoMenuButton({ className, children = 'เมนู', ref, ...rest }: InfoMenuButtonProps) {
  const { menuId, buttonRef } = useInfoMenu();
  const mergedRef = useMergedRef(ref, buttonRef);
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
    <Trigger asChild>
      <Button ref={mergedRef} {...looks}>
        {content}
      </Button>
    </Trigger>
  );
}
