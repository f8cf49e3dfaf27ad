import { cva } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from '../../internal/cn.ts';
import { draftPath } from '../../internal/draft.ts';
import { WOVEN_DRAFTS, type WovenPattern } from './woven-drafts.ts';

export type { WovenPattern } from './woven-drafts.ts';

const wovenPictureVariants = cva(
  'relative grid shrink-0 place-items-center overflow-clip bg-brand-soft text-brand-line/30 contrast:border contrast:border-line',
  {
    variants: {
      shape: {
        card: 'aspect-4/3 w-full rounded-md',
        thumb: 'aspect-square w-20 rounded-md @form:aspect-4/3 @form:w-36',
        strip: 'h-24 w-full rounded-md @panel:rounded-lg',
      },
    },
    defaultVariants: { shape: 'card' },
  },
);

const THREAD_PX = { card: 5, thumb: 3, strip: 5 } as const;

export type WovenPictureProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Proportions and size. Default `card`. */
  shape?: 'card' | 'thumb' | 'strip' | null | undefined;
  /** The weaving pattern: one for each category of content. */
  pattern: WovenPattern;
  /** The category's icon of lucide, in the middle. The strip over an article has none. */
  icon?: ReactNode;
  /** Accessible name. Without it the picture is decoration, as it is beside a title. */
  label?: string | undefined;
};

/**
 * For news without a photograph: cloth in the cooperative's colours, with one pattern for each category. Renders a
 * `div` with an SVG pattern; loads nothing.
 */
export function WovenPicture({ pattern, icon, label, shape, className, ...rest }: WovenPictureProps) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <div
      data-slot="woven-picture"
      data-pattern={pattern}
      className={cn(wovenPictureVariants({ shape }), className)}
      {...named}
      {...rest}
    >
      <Cloth pattern={pattern} threadPx={THREAD_PX[shape ?? 'card']} />
      {icon && (
        <span
          className={cn(
            'relative grid place-items-center rounded-full bg-surface text-text',
            shape === 'thumb' ? 'size-10 [&_svg]:size-5' : 'size-18 [&_svg]:size-9 [&_svg]:stroke-thin',
          )}
        >
          {icon}
        </span>
      )}
    </div>
  );
}

function Cloth({ pattern, threadPx }: { pattern: WovenPattern; threadPx: number }) {
  const patternId = useId();
  const draft = WOVEN_DRAFTS[pattern];
  return (
    <svg className="absolute inset-0 size-full fill-none" focusable="false" aria-hidden>
      <defs>
        <pattern
          id={patternId}
          width={draft[0]?.length}
          height={draft.length}
          patternUnits="userSpaceOnUse"
          patternTransform={`scale(${threadPx})`}
        >
          <path d={draftPath(draft)} className="fill-current" shapeRendering="crispEdges" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${patternId})`} />
    </svg>
  );
}
