import { cva } from 'class-variance-authority';
import { type ComponentProps, useState } from 'react';
import { cn } from '../../internal/cn.ts';
import { getInitial } from './initial.ts';

const avatarVariants = cva(
  [
    'grid shrink-0 place-items-center overflow-clip rounded-full border border-line-strong bg-plate font-head',
    'font-semibold text-on-plate',
  ],
  {
    variants: {
      size: { sm: 'size-11 text-lg', lg: 'size-14 text-xl @pair:size-22 @pair:text-3xl' },
    },
    defaultVariants: { size: 'sm' },
  },
);

export type AvatarProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** `sm` for a top bar, `lg` for a passbook cover. Default `sm`. */
  size?: 'sm' | 'lg' | undefined;
  /** First name without title: its first consonant replaces a missing picture. */
  name: string;
  /** Address of the picture. Without it, or if it fails to load, the initial is shown. */
  src?: string | null | undefined;
};

/** A member's picture or initial. Renders a `span` hidden from screen readers, since the name is always beside it. */
export function Avatar({ name, src, size, className, ...rest }: AvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const picture = src && src !== brokenSrc ? src : null;
  return (
    <span
      data-slot="avatar"
      data-state={picture ? 'picture' : 'initial'}
      aria-hidden
      className={cn(avatarVariants({ size }), className)}
      {...rest}
    >
      {picture ? (
        <img src={picture} alt="" className="size-full object-cover" onError={() => setBrokenSrc(picture)} />
      ) : (
        getInitial(name)
      )}
    </span>
  );
}
