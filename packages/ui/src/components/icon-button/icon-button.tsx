import type { ComponentProps } from 'react';
import { cn } from '../../internal/cn.ts';
import { Button } from '../button/button.tsx';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** Accessible name and tooltip, e.g. `ปิดข้อความ`. */
  label: string;
  /** Variant of the `Button`. Default `quiet`. */
  variant?: 'outline' | 'primary' | 'quiet' | 'danger' | null | undefined;
};

/** An action with only an icon, such as × or paired chevrons. Renders a square `button`. */
export function IconButton({ label, variant = 'quiet', className, ...rest }: IconButtonProps) {
  return (
    <Button
      data-slot="icon-button"
      title={label}
      {...rest}
      aria-label={label}
      variant={variant}
      className={cn('size-11 p-0', variant === 'quiet' && 'text-text', className)}
    />
  );
}
