import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '../../internal/cn.ts';
import { NoValue } from '../../internal/no-value.tsx';
import { type Share, getShare } from './share.ts';

const WORDS = {
  started: 'น้อยกว่า 1\u00a0%',
  over: 'เกินยอดทั้งหมด',
  none: 'ไม่มีข้อมูล',
};

/** Length of the ring in the units of its dashes. */
const FULL = 100;
const RADIUS = 42;
const CENTRE = 50;
/** Smallest and largest arc: any start is visible, and any remainder leaves a gap. */
const LEAST = 0.015;
const MOST = 0.985;
const THICKNESS = { md: 14, lg: 10 };

const progressRingVariants = cva('flex flex-wrap items-center', {
  variants: {
    size: {
      md: 'gap-x-3 gap-y-1 [&_svg]:size-12',
      lg: 'w-fit max-w-full flex-col gap-2 text-center [&_svg]:size-32',
    },
  },
  defaultVariants: { size: 'md' },
});

export type ProgressRingProps = ComponentProps<'div'> & {
  /** The part, such as the principal paid back: a decimal string in baht. Null if unknown. */
  value: string | null | undefined;
  /** The whole, such as the amount of the loan: a decimal string in baht. Null if unknown. */
  total: string | null | undefined;
  /** Label of the share. Default `ชำระแล้ว`. */
  label?: string | undefined;
  /** `md` with its words beside it, `lg` with the figure in the middle. Both grow with the text. Default `md`. */
  size?: 'md' | 'lg' | undefined;
  /** Replaces built-in words. */
  words?: Partial<typeof WORDS> | undefined;
};

/**
 * A share of a whole as a ring and in words; children, such as both amounts, follow the words. Renders a `div` with
 * an image whose name says the share. Never rounds up to 100 %.
 */
export function ProgressRing({
  value,
  total,
  label = 'ชำระแล้ว',
  size = 'md',
  words: givenWords,
  className,
  children,
  ...rest
}: ProgressRingProps) {
  const labels = { ...WORDS, ...givenWords };
  const share = getShare(value, total);
  const figure = formatShare(share, labels);
  const note = share.state === 'over' ? labels.over : null;
  const spoken = [label, figure ?? labels.none, note].filter(Boolean).join(' ');
  return (
    <div
      data-slot="progress-ring"
      data-state={share.state}
      className={cn(progressRingVariants({ size }), className)}
      {...rest}
    >
      <span className="grid shrink-0 place-items-center">
        <Ring ratio={toArcLength(share)} label={spoken} thickness={THICKNESS[size]} />
        {size === 'lg' && (
          <span
            aria-hidden
            className="col-start-1 row-start-1 font-head text-xl font-semibold whitespace-nowrap"
          >
            {share.state === 'unknown' ? <NoValue words={labels.none} /> : `${share.percent}\u00a0%`}
          </span>
        )}
      </span>
      <span className={cn('min-w-0', size === 'md' && 'flex-1 basis-40')}>
        <span aria-hidden className="block leading-tight">
          {label}
          {(size === 'md' || share.state === 'started') && (
            <>
              {' '}
              <b className="whitespace-nowrap">{figure ?? <NoValue words={labels.none} />}</b>
            </>
          )}
          {note && <span className="block text-sm text-text-muted">{note}</span>}
        </span>
        {children && <span className="block text-sm text-text-muted">{children}</span>}
      </span>
    </div>
  );
}

function formatShare(share: Share, labels: typeof WORDS): string | null {
  if (share.state === 'unknown') return null;
  return share.state === 'started' ? labels.started : `${share.percent}\u00a0%`;
}

function toArcLength(share: Share): number {
  switch (share.state) {
    case 'unknown':
      return 0;
    case 'started':
    case 'part':
      return Math.max(LEAST, Math.min(MOST, share.ratio));
    default:
      return share.ratio;
  }
}

/** A thick arc on a thin ring: distinct without colour, on paper and in forced colours. */
function Ring({ ratio, label, thickness }: { ratio: number; label: string; thickness: number }) {
  const named = { role: 'img', 'aria-label': label };
  const circle = { cx: CENTRE, cy: CENTRE, r: RADIUS, fill: 'none', pathLength: FULL };
  return (
    <svg {...named} viewBox="0 0 100 100" className="col-start-1 row-start-1 block -rotate-90">
      <circle {...circle} strokeWidth="3" className="stroke-line-strong" />
      {ratio > 0 && (
        <circle
          {...circle}
          data-part="arc"
          strokeWidth={thickness}
          strokeDasharray={`${ratio * FULL} ${FULL}`}
          className="stroke-brand"
        />
      )}
    </svg>
  );
}
