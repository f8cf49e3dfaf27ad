import type { ComponentProps } from 'react';
import { cn } from '../../internal/cn.ts';
import { Button, type ButtonProps } from '../button/button.tsx';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** What it does, e.g. `ปิดข้อความ`: its accessible name, and shown by a resting pointer. */
  label: string;
  /** Looks, as of a `Button`. Default `quiet`. */
  variant?: ButtonProps['variant'];
};

/** Does one thing, said by an icon alone: the × of a message, paired chevrons. Renders a square `button`. */
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
