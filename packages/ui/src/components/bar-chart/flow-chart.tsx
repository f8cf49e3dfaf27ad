import { formatMonthOfDate } from '@sahakorn/thai/date';
import { formatMoney, fromSatang } from '@sahakorn/thai/money';
import { type ComponentProps, useId } from 'react';
import { ChartLegend, LegendEntry } from '../../internal/chart-legend.tsx';
import { cn } from '../../internal/cn.ts';
import { toSatang } from '../../internal/exact-money.ts';
import { Hatch } from '../../internal/hatch.tsx';
import { useControllableState } from '../../internal/use-controllable-state.ts';
import { getHighest } from './bar-scale.ts';
import { type AmountsFrom, FlowColumn } from './flow-column.tsx';

/** How many months are in one row on a phone. */
const IN_A_ROW = 6;
/** Digits of an amount in satang that has room in one of six columns of a panel: 999,999.99. */
const SHORT_DIGITS = 8;

const WORDS = { in: 'เข้า', out: 'ออก', empty: 'ยังไม่มีรายการในช่วงนี้' };

/** Words of the chart, each replaceable. */
export type FlowChartWords = typeof WORDS;

/** What came in and went out in a month. Amounts are decimal strings in baht, both positive. */
export type FlowChartMonth = {
  /** `YYYY-MM`. Unique. */
  month: string;
  in: string;
  out: string;
};

export type FlowChartProps = Omit<ComponentProps<'figure'>, 'children'> & {
  /** Names the chart: which account. */
  caption: string;
  /** Oldest first. More than six have no amounts, and are in rows of six on a phone, or of three in a narrower chart. */
  months: readonly FlowChartMonth[];
  /** The pressed month, in a controlled chart; null for none. */
  pressed?: string | null | undefined;
  /** The month that is pressed at first. Default none. */
  defaultPressed?: string | null | undefined;
  /** Called with the month when the reader presses it, and with null when it is released. */
  onPressedChange?: ((month: string | null) => void) | undefined;
  /** Replaces built-in words. */
  words?: Partial<FlowChartWords> | undefined;
};

/**
 * Months around one axis: what came in above it and solid, what went out below it and hatched. Each month is a button.
 * Renders a `figure`, a size container.
 */
export function FlowChart({
  caption,
  months,
  pressed: givenPressed,
  defaultPressed = null,
  onPressedChange,
  words: givenWords,
  className,
  ...rest
}: FlowChartProps) {
  const words = { ...WORDS, ...givenWords };
  const hatchId = useId();
  const [pressed, setPressed] = useControllableState({
    value: givenPressed,
    defaultValue: defaultPressed,
    onChange: onPressedChange,
  });
  const amounts = months.map((month) => ({
    in: toSatang('FlowChart', month.in) ?? 0n,
    out: toSatang('FlowChart', month.out) ?? 0n,
  }));
  const crowded = months.length > IN_A_ROW;
  const highest = getHighest(amounts.flatMap((amount) => [amount.in, amount.out]));
  return (
    <figure
      data-slot="flow-chart"
      data-state={highest === 0n ? 'empty' : 'chart'}
      aria-label={caption}
      className={cn('@container m-0 min-w-0', className)}
      {...rest}
    >
      {highest === 0n ? (
        <p className="text-text-muted">{words.empty}</p>
      ) : (
        <>
          <svg aria-hidden width={0} height={0} className="absolute">
            <Hatch id={hatchId} />
          </svg>
          <div
            className={cn(
              'flex @max-tiny:grid @max-tiny:grid-cols-3',
              crowded && '@max-panel:grid @max-panel:grid-cols-6 @max-panel:gap-y-2',
            )}
          >
            {months.map(({ month }, index) => (
              <FlowColumn
                key={month}
                {...describeMonth(month)}
                amounts={amounts[index] ?? { in: 0n, out: 0n }}
                highest={highest}
                hatch={`url(#${hatchId})`}
                state={getState(month, pressed)}
                last={index === months.length - 1}
                words={words}
                amountsFrom={crowded ? null : getAmountsFrom(highest)}
                onPress={() => setPressed(pressed === month ? null : month)}
              />
            ))}
          </div>
          <Sums amounts={amounts} hatch={`url(#${hatchId})`} words={words} />
        </>
      )}
    </figure>
  );
}

function getAmountsFrom(highest: bigint): AmountsFrom {
  return String(highest).length > SHORT_DIGITS ? 'wide' : 'panel';
}

function getState(month: string, pressed: string | null): 'idle' | 'pressed' | 'faded' {
  if (pressed === null) return 'idle';
  return pressed === month ? 'pressed' : 'faded';
}

function describeMonth(month: string) {
  return { name: formatMonthOfDate(month), shortName: formatMonthOfDate(month, 'short') };
}

type SumsProps = { amounts: readonly { in: bigint; out: bigint }[]; hatch: string; words: FlowChartWords };

function Sums({ amounts, hatch, words }: SumsProps) {
  const sum = (way: 'in' | 'out') => amounts.reduce((total, amount) => total + amount[way], 0n);
  const write = (satang: bigint) => formatMoney(fromSatang(satang), { sign: 'always' });
  const square = { width: 12, height: 12, strokeWidth: 1 };
  return (
    // The bar under a pressed month keeps the names apart from the sums.
    <div className="@max-panel:-mt-2">
      <ChartLegend>
        <LegendEntry
          width={12}
          sample={
            <rect {...square} className="fill-in stroke-in contrast:fill-surface contrast:stroke-text" />
          }
        >
          {words.in} <b className="text-in">{write(sum('in'))}</b>
        </LegendEntry>
        <LegendEntry width={12} sample={<rect {...square} fill={hatch} className="stroke-text" />}>
          {words.out} <b>{write(-sum('out'))}</b>
        </LegendEntry>
      </ChartLegend>
    </div>
  );
}
