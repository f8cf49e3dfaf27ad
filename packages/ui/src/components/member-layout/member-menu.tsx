import { Trigger } from '@radix-ui/react-dialog';
import { Menu } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../../internal/cn.ts';
import { useMergedRef } from '../../internal/use-merged-ref.ts';
import { Button } from '../button/button.tsx';
import { useMemberMenu } from './member-menu-context.ts';

export type MemberMenuButtonProps = Omit<ComponentProps<typeof Button>, 'asChild' | 'busyLabel'>;

/** Opens the menu of the `MemberLayout` it stands in, where there is no room for a sidebar. Renders a `button`. */
export function MemberMenuButton({ className, children = 'เมนู', ref, ...rest }: MemberMenuButtonProps) {
  const { buttonRef } = useMemberMenu();
  const mergedRef = useMergedRef(ref, buttonRef);
  return (
    <Trigger asChild>
      <Button
        ref={mergedRef}
        data-slot="member-menu-button"
        className={cn('px-3 @wide:hidden', className)}
        {...rest}
      >
        <Menu aria-hidden />
        {children}
      </Button>
    </Trigger>
  );
}
