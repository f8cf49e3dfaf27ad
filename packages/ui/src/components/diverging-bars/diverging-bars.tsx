import { formatMoney, toSatang } from '@sahakorn/thai/money';
import { type ComponentProps, useId } from 'react';
import { type ChartRow, ChartDisclosure, ChartTable } from '../../internal/chart-table.tsx';
import { cn } from '../../internal/cn.ts';
import { Hatch } from '../../internal/hatch.tsx';
import { Phrases } from '../../internal/phrases.tsx';
import { WholeWords } from '../../internal/whole-words.tsx';

const WORDS = { table: 'แสดงเป็นตาราง', none: 'ไม่มี' };

/** From this number of bars on, the table is closed at first. */
const MANY_BARS = 6;
/** The longest bar in percent of its side; the rest is for its amount. */
const LONGEST = 60;

export type DivergingBar = {
  key: string;
  /** Whose amount it is. */
  name: string;
  /** Smaller, after the name. */
  note?: string | undefined;
  /** Decimal string in baht; null if there is none, which draws no bar. */
  value: string | null;
  /** Words before the amount of something that has ended; draws a dashed outline instead of a bar. */
  ended?: string | undefined;
};

export type DivergingSide = { title: string; bars: readonly DivergingBar[] };

export type DivergingBarsProps = Omit<ComponentProps<'figure'>, 'children'> & {
  /** Name of the table. */
  caption: string;
  /** Drawn solid, to the left of the axis. */
  left: DivergingSide;
  /** Drawn hatched, to the right of it. */
  right: DivergingSide;
  /** The same as a table: heads of the columns, those of words rather than amounts, and the rows in order. */
  table: {
    columns: readonly string[];
    wordColumns?: readonly string[] | undefined;
    rows: readonly ChartRow[];
  };
  /** Replaces built-in words. */
  words?: Partial<typeof WORDS> | undefined;
};

/**
 * Amounts in two directions from one axis and on one scale, with the same as a table. In a narrow place the sides are
 * below one another. Renders a `figure`.
 */
export function DivergingBars({
  caption,
  left,
  right,
  table,
  words,
  className,
  ...rest
}: DivergingBarsProps) {
  const labels = { ...WORDS, ...words };
  const bars = [...left.bars, ...right.bars];
  const greatest = bars.map(getSize).reduce((one, other) => (one > other ? one : other), 0n);
  const figures = <ChartTable caption={caption} {...table} />;
  return (
    <figure data-slot="diverging-bars" className={cn('@container m-0 min-w-0', className)} {...rest}>
      <div aria-hidden data-part="chart" className="grid gap-y-5 @panel:grid-cols-2 print:break-inside-avoid">
        <Side side={left} greatest={greatest} toLeft words={labels} />
        <Side side={right} greatest={greatest} words={labels} />
      </div>
      <div className="mt-4">
        {bars.length < MANY_BARS ? (
          figures
        ) : (
          <ChartDisclosure label={labels.table}>{figures}</ChartDisclosure>
        )}
      </div>
    </figure>
  );
}

type SideProps = { side: DivergingSide; greatest: bigint; toLeft?: boolean; words: typeof WORDS };

function Side({ side: { title, bars }, greatest, toLeft = false, words }: SideProps) {
  const hatchId = useId();
  return (
    <div
      className={cn(
        'min-w-0 @panel:border-text @panel:py-2',
        toLeft ? '@panel:border-e @panel:pe-3 @panel:text-end' : '@panel:border-s @panel:ps-3',
      )}
    >
      <p className="font-semibold">
        <WholeWords>{title}</WholeWords>
      </p>
      {bars.length === 0 && <p className="mt-2 text-text-muted">{words.none}</p>}
      {bars.map((bar) => (
        <div key={bar.key} className="mt-4">
          <p className="leading-tight">
            <span className="font-semibold">
              <Phrases>{bar.name}</Phrases>
            </span>{' '}
            <span className="text-sm whitespace-nowrap text-text-muted">{bar.note}</span>
          </p>
          <div
            className={cn(
              'mt-1 flex flex-wrap items-center gap-x-3',
              toLeft && '@panel:flex-row-reverse',
              // The bar begins at the axis.
              toLeft ? '@panel:-me-3' : '@panel:-ms-3',
            )}
          >
            <Bar bar={bar} greatest={greatest} hatchId={toLeft ? null : hatchId} />
            {/* A wide amount wraps, because a cut one would read as another amount. */}
            <span className="min-w-0 font-semibold whitespace-nowrap @max-tiny:wrap-anywhere @max-tiny:whitespace-normal">
              {bar.ended} {formatMoney(bar.value)}
            </span>
          </div>
        </div>
      ))}
    </div>
  );
}

type BarProps = { bar: DivergingBar; greatest: bigint; hatchId: string | null };

function Bar({ bar, greatest, hatchId }: BarProps) {
  if (bar.ended !== undefined)
    return (
      <svg width={24} height={32} className="block shrink-0">
        <rect
          x={1}
          y={1}
          width={22}
          height={30}
          strokeWidth={1.5}
          strokeDasharray="4 3"
          className="fill-none stroke-line-strong"
        />
      </svg>
    );
  const size = getSize(bar);
  if (size === 0n || greatest === 0n) return null;
  // Hundredths of a percent are finer than a pixel.
  const percent = (Number((size * 10_000n) / greatest) / 10_000) * LONGEST;
  return (
    <svg width={`${percent}%`} height={32} className="block min-w-0.5 shrink-0">
      {hatchId === null ? (
        <rect width="100%" height="100%" className="fill-brand" />
      ) : (
        <>
          <defs>
            <Hatch id={hatchId} />
          </defs>
          <rect
            width="100%"
            height="100%"
            fill={`url(#${hatchId})`}
            strokeWidth={3}
            className="stroke-brand"
          />
        </>
      )}
    </svg>
  );
}

/** In satang; zero if no bar is drawn. */
function getSize({ value, ended }: DivergingBar): bigint {
  return value === null || ended !== undefined ? 0n : toSatang(value);
}
