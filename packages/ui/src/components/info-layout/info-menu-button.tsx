import { Trigger } from '@radix-ui/react-dialog';
import { Menu } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../../internal/cn.ts';
import { Button } from '../button/button.tsx';
import { useInfoMenu } from './info-menu-context.ts';

export type InfoMenuButtonProps = Omit<ComponentProps<typeof Button>, 'asChild' | 'busyLabel'>;

/** Opens the menu of the `InfoLayout` it stands in, where there is no room for a bar. Renders a `button`. */
export function InfoMenuButton({ className, children = 'เมนู', ...rest }: InfoMenuButtonProps) {
  useInfoMenu();
  return (
    <Trigger asChild>
      <Button data-slot="info-menu-button" className={cn('@wide:hidden', className)} {...rest}>
        <Menu aria-hidden />
        {children}
      </Button>
    </Trigger>
  );
}
