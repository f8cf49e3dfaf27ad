import { Close, Content, Portal, Title, Trigger } from '@radix-ui/react-dialog';
import { Menu, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../internal/cn.ts';
import { Button } from '../button/button.tsx';
import { SidebarContext } from '../sidebar/sidebar-context.ts';
import { useMemberMenu } from './member-menu-context.ts';

export type MemberMenuButtonProps = Omit<ComponentProps<typeof Button>, 'asChild' | 'busyLabel'>;

/** Opens the menu of the `MemberLayout` it stands in, where there is no room for a sidebar. Renders a `button`. */
export function MemberMenuButton({ className, children = 'เมนู', ...rest }: MemberMenuButtonProps) {
  useMemberMenu();
  return (
    <Trigger asChild>
      <Button data-slot="member-menu-button" className={cn('px-3 @wide:hidden', className)} {...rest}>
        <Menu aria-hidden />
        {children}
      </Button>
    </Trigger>
  );
}

type MemberMenuProps = {
  title: string;
  closeLabel: string;
  sidebar: ReactNode;
  foot: ReactNode;
  onChoose: () => void;
  onCloseAutoFocus: (event: Event) => void;
};

/** The same menu over the whole page, with the display settings at its foot. */
export function MemberMenu({
  title,
  closeLabel,
  sidebar,
  foot,
  onChoose,
  onCloseAutoFocus,
}: MemberMenuProps) {
  return (
    <Portal>
      <Content
        data-slot="member-menu"
        aria-describedby={undefined}
        onCloseAutoFocus={onCloseAutoFocus}
        className="@container fixed inset-0 z-50 animate-appear overflow-y-auto overscroll-contain bg-canvas text-text print:hidden"
      >
        <div className="@panel:roomy">
          <div className="on-cover sticky top-0 z-10 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-gutter py-2.5 contrast:border-b-2">
            <Title className="text-lg">{title}</Title>
            <Close asChild>
              <Button>
                <X aria-hidden />
                {closeLabel}
              </Button>
            </Close>
          </div>
          <SidebarContext value={{ placement: 'overlay', onChoose }}>{sidebar}</SidebarContext>
          {foot && <div className="px-gutter pt-4 pb-8">{foot}</div>}
        </div>
      </Content>
    </Portal>
  );
}
