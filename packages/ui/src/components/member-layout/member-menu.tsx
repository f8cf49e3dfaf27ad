import { Menu } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../../internal/cn.ts';
import { useLayoutMenuButton } from '../../internal/layout/layout-menu-context.ts';
import { Button } from '../button/button.tsx';

export type MemberMenuButtonProps = Omit<ComponentProps<typeof Button>, 'asChild' | 'busyLabel'>;

const MISPLACED = 'MemberMenuButton opens the menu of a MemberLayout: put it in its topBar.';

/** Opens the menu of its `MemberLayout` if there is no room for a sidebar. Renders a `button`. */
export function MemberMenuButton({
  className,
  children = 'เมนู',
  ref,
  onClick,
  ...rest
}: MemberMenuButtonProps) {
  const { trigger } = useLayoutMenuButton({ ref, onClick }, MISPLACED);
  return (
    <Button
      {...trigger}
      data-slot="member-menu-button"
      className={cn('px-3 @wide:hidden', className)}
      {...rest}
    >
      <Menu aria-hidden />
      {children}
    </Button>
  );
}
