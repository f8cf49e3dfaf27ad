import { type ComponentProps, useId } from 'react';
import { cn } from '../../internal/cn.ts';
import { type Draft, draftPath } from '../../internal/draft.ts';

const KHIT: Draft = [
  '.......#......',
  '......#.#.....',
  '.....#.#.#....',
  '##..#.###.#..#',
  '##..#.###.#..#',
  '.....#.#.#....',
  '......#.#.....',
  '.......#......',
];

const THREADS_ACROSS = 14;
const THREADS_DOWN = 8;
const THREAD_PX = 2;

export type WovenBandProps = Omit<ComponentProps<'div'>, 'children'>;

/**
 * The band of khit cloth under a passbook cover, above the footer and on the splash: decorative, for no
 * other place. Renders a `div` 16 px high with an SVG pattern, so it prints and needs no picture.
 */
export function WovenBand({ className, ...rest }: WovenBandProps) {
  const patternId = useId();
  return (
    <div
      data-slot="woven-band"
      aria-hidden
      className={cn('h-band overflow-clip bg-cover text-mark', className)}
      {...rest}
    >
      <svg className="block size-full fill-none" focusable="false">
        <defs>
          <pattern
            id={patternId}
            width={THREADS_ACROSS}
            height={THREADS_DOWN}
            patternUnits="userSpaceOnUse"
            patternTransform={`scale(${THREAD_PX})`}
          >
            <path d={draftPath(KHIT)} className="fill-current" shapeRendering="crispEdges" />
          </pattern>
        </defs>
        <rect width="100%" height="100%" fill={`url(#${patternId})`} />
      </svg>
    </div>
  );
}
