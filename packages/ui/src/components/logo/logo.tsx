import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '../../internal/cn.ts';
import { type Draft, draftPath } from '../../internal/draft.ts';

const DIAMOND: Draft = [
  '.....#.....',
  '....#.#....',
  '...#.#.#...',
  '..#.#.#.#..',
  '.#.#.#.#.#.',
  '#.#.###.#.#',
  '.#.#.#.#.#.',
  '..#.#.#.#..',
  '...#.#.#...',
  '....#.#....',
  '.....#.....',
];

// A square of 16 around the 11 threads of the diamond.
const VIEW_BOX = '-2.5 -2.5 16 16';
const SEAM = 0.02;

const logoVariants = cva('block shrink-0', {
  variants: {
    size: { sm: 'size-logo-small', md: 'size-logo', lg: 'size-logo-large' },
  },
  defaultVariants: { size: 'md' },
});

export type LogoProps = Omit<ComponentProps<'svg'>, 'children'> & {
  /** Side of the square: 44, 52 or 96 px, at every text size. Default `md`. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Accessible name. Without it the logo is decoration, as it is beside the cooperative's name. */
  label?: string | undefined;
};

/**
 * The woven diamond for a cooperative without its own logo. Renders an `svg` that keeps its size (44, 52 or 96 px) at
 * every text size.
 */
export function Logo({ label, size, className, ...rest }: LogoProps) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg
      data-slot="logo"
      viewBox={VIEW_BOX}
      className={cn(logoVariants({ size }), className)}
      {...named}
      {...rest}
    >
      <rect x="-2.5" y="-2.5" width="16" height="16" rx="2.4" className="fill-brand" />
      <path d={draftPath(DIAMOND, SEAM)} className="fill-surface" />
    </svg>
  );
}
