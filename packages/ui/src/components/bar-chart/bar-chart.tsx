import type { ComponentProps } from 'react';
import { cn } from '../../internal/cn.ts';
import { toSatang } from '../../internal/exact-money.ts';
import { WholeWords } from '../../internal/whole-words.tsx';
import { Money } from '../money/money.tsx';
import { getHighest, getLength } from './bar-scale.ts';

const FULL = 100;

/** In rem: from this width on bars are vertical, if their amounts fit beside each other. */
const VERTICAL_REM = 28;
const DIGIT_REM = 0.5;
const GAP_REM = 0.5;

const WORDS = { empty: 'ยังไม่มีข้อมูล', none: 'ไม่มีข้อมูล' };

/** A bar with its label and amount. */
export type BarChartBar = {
  /** Such as the year 2568. Unique. */
  label: string;
  /** A decimal string in baht; null if there is none. */
  value: string | null;
};

export type BarChartProps = Omit<ComponentProps<'figure'>, 'children'> & {
  /** Heading of the chart: which amounts, of which years. */
  caption: string;
  /** Oldest first. */
  bars: readonly BarChartBar[];
  /** The label of the highlighted bar. Default the last one. */
  standsOut?: string | undefined;
  /** Replaces built-in words: the text without bars. */
  words?: Partial<typeof WORDS> | undefined;
};

/**
 * A few amounts as bars, each with label and amount: horizontal and newest first; from 28 rem on vertical and oldest
 * first, unless the amounts are too long or too many. Renders a `figure`, a size container.
 */
export function BarChart({
  caption,
  bars,
  standsOut = bars.at(-1)?.label,
  words,
  className,
  ...rest
}: BarChartProps) {
  const amounts = bars.map(({ value }) => toSatang('BarChart', value));
  const highest = getHighest(amounts);
  const vertical = canBeVertical(bars);
  return (
    <figure
      data-slot="bar-chart"
      data-state={bars.length === 0 ? 'empty' : 'chart'}
      className={cn('@container m-0 min-w-0', className)}
      {...rest}
    >
      <figcaption className="mb-2 leading-tight font-semibold">
        <WholeWords>{caption}</WholeWords>
      </figcaption>
      {bars.length === 0 ? (
        <p className="text-text-muted">{words?.empty ?? WORDS.empty}</p>
      ) : (
        <ul
          className={cn(
            'reading-as-seen flex flex-col-reverse gap-y-1.5',
            vertical && '@form:flex-row @form:gap-x-0',
          )}
        >
          {bars.map((bar, index) => (
            <Bar
              key={bar.label}
              bar={bar}
              length={getLength(amounts[index] ?? null, highest, FULL)}
              standsOut={bar.label === standsOut}
              vertical={vertical}
              none={words?.none ?? WORDS.none}
            />
          ))}
        </ul>
      )}
    </figure>
  );
}

function canBeVertical(bars: readonly BarChartBar[]): boolean {
  const longest = Math.max(0, ...bars.map(({ value }) => value?.length ?? 0));
  return bars.length * (longest * DIGIT_REM + GAP_REM) <= VERTICAL_REM;
}

type BarProps = {
  bar: BarChartBar;
  length: number;
  standsOut: boolean;
  /** Whether it is vertical in a wide chart. */
  vertical: boolean;
  /** Read out when there is no amount. */
  none: string;
};

function Bar({ bar, length, standsOut, vertical, none }: BarProps) {
  const fill = cn(
    standsOut ? 'fill-brand' : 'fill-line-strong contrast:fill-surface',
    'contrast:stroke-text contrast:stroke-2',
  );
  const stretched = { viewBox: `0 0 ${FULL} ${FULL}`, preserveAspectRatio: 'none' };
  return (
    <li
      className={cn(
        'flex min-w-0 items-center gap-x-3 @max-tiny:flex-wrap',
        vertical &&
          '@form:flex-1 @form:flex-col @form:items-stretch @form:gap-x-0 @form:text-center @form:text-sm',
        standsOut && 'font-semibold',
      )}
    >
      <span className={cn('w-12 shrink-0', vertical && '@form:order-2 @form:mt-1 @form:w-auto')}>
        {bar.label}
      </span>
      <span
        aria-hidden
        className={cn(
          'relative h-4 min-w-0 flex-1 @max-tiny:order-3 @max-tiny:basis-full',
          vertical && '@form:h-24 @form:flex-none @form:border-b @form:border-text',
        )}
      >
        <svg {...stretched} className={cn('block size-full', vertical && '@form:hidden')}>
          <rect width={length} height={FULL} vectorEffect="non-scaling-stroke" className={fill} />
        </svg>
        {vertical && (
          <svg {...stretched} className="absolute inset-0 hidden size-full @form:block">
            <rect
              x={14}
              y={FULL - length}
              width={72}
              height={length}
              vectorEffect="non-scaling-stroke"
              className={fill}
            />
          </svg>
        )}
      </span>
      <Money
        value={bar.value}
        emptyLabel={none}
        className={cn(
          'ml-auto shrink-0 @max-tiny:shrink @max-tiny:wrap-anywhere @max-tiny:whitespace-normal',
          vertical && '@form:order-3 @form:ml-0',
        )}
      />
    </li>
  );
}
