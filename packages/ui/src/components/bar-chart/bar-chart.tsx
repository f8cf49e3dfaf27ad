import type { ComponentProps } from 'react';
import { cn } from '../../internal/cn.ts';
import { toSatang } from '../../internal/exact-money.ts';
import { WholeWords } from '../../internal/whole-words.tsx';
import { Money } from '../money/money.tsx';
import { getHighest, getLength } from './bar-scale.ts';

const FULL = 100;

const WORDS = { empty: 'ยังไม่มีข้อมูล' };

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
  /** Oldest first. The last one stands out. */
  bars: readonly BarChartBar[];
  /** Replaces built-in words: the text without bars. */
  words?: Partial<typeof WORDS> | undefined;
};

/**
 * A few amounts as bars that carry label and amount each: lying, newest first, and from 28 rem on standing, oldest
 * first. Renders a `figure`, a size container.
 */
export function BarChart({ caption, bars, words, className, ...rest }: BarChartProps) {
  const amounts = bars.map(({ value }) => toSatang('BarChart', value));
  const highest = getHighest(amounts);
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
        <ul className="reading-as-seen flex flex-col-reverse gap-y-1.5 @form:flex-row @form:gap-x-0">
          {bars.map((bar, index) => (
            <Bar
              key={bar.label}
              bar={bar}
              length={getLength(amounts[index] ?? null, highest, FULL)}
              last={index === bars.length - 1}
            />
          ))}
        </ul>
      )}
    </figure>
  );
}

const STANDING = 'absolute inset-0 hidden size-full @form:block';
const LYING = 'block size-full @form:hidden';

function Bar({ bar, length, last }: { bar: BarChartBar; length: number; last: boolean }) {
  const fill = cn(
    last ? 'fill-brand' : 'fill-line-strong contrast:fill-surface',
    'contrast:stroke-text contrast:stroke-2',
  );
  const stretched = { viewBox: `0 0 ${FULL} ${FULL}`, preserveAspectRatio: 'none' };
  return (
    <li
      className={cn(
        'flex min-w-0 items-center gap-x-3 @max-tiny:flex-wrap @form:flex-1 @form:flex-col @form:items-stretch @form:gap-x-0 @form:text-center @form:text-sm',
        last && 'font-semibold',
      )}
    >
      <span className="w-12 shrink-0 @form:order-2 @form:mt-1 @form:w-auto">{bar.label}</span>
      <span
        aria-hidden
        className="relative h-4 min-w-0 flex-1 @max-tiny:order-3 @max-tiny:basis-full @form:h-24 @form:flex-none @form:border-b @form:border-text"
      >
        <svg {...stretched} className={LYING}>
          <rect width={length} height={FULL} vectorEffect="non-scaling-stroke" className={fill} />
        </svg>
        <svg {...stretched} className={STANDING}>
          <rect
            x={14}
            y={FULL - length}
            width={72}
            height={length}
            vectorEffect="non-scaling-stroke"
            className={fill}
          />
        </svg>
      </span>
      <Money
        value={bar.value}
        className="shrink-0 @max-form:ml-auto @max-tiny:shrink @max-tiny:wrap-anywhere @max-tiny:whitespace-normal @form:order-3"
      />
    </li>
  );
}
