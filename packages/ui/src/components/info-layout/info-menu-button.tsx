import { Menu } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';
import { cn } from '../../internal/cn.ts';
import { intentProps } from '../../internal/late-code.ts';
import { useMergedRef } from '../../internal/use-merged-ref.ts';
import { Button } from '../button/button.tsx';
import { useInfoMenu } from './info-menu-context.ts';
import { lateOverlay } from './late-overlay.ts';

export type InfoMenuButtonProps = Omit<ComponentProps<typeof Button>, 'asChild' | 'busyLabel'>;

/** Opens the menu of the `InfoLayout` it stands in, where there is no room for a bar. Renders a `button`. */
export function InfoMenuButton({ className, children = 'เมนู', ref, onClick, ...rest }: InfoMenuButtonProps) {
  const { shown, toggle, buttonRef } = useInfoMenu();
  const mergedRef = useMergedRef(ref, buttonRef);
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) toggle();
  };
  return (
    <Button
      {...intentProps(lateOverlay)}
      ref={mergedRef}
      data-slot="info-menu-button"
      aria-haspopup="dialog"
      aria-expanded={shown}
      className={cn('@wide:hidden', className)}
      onClick={handleClick}
      {...rest}
    >
      <Menu aria-hidden />
      {children}
    </Button>
  );
}
