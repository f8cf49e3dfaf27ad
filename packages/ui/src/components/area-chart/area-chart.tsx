import { formatMoney, fromSatang } from '@sahakorn/thai/money';
import { type ComponentProps, type ReactNode, useMemo } from 'react';
import { ChartLegend, LegendEntry } from '../../internal/chart-legend.tsx';
import { ChartDisclosure, ChartTable } from '../../internal/chart-table.tsx';
import { cn } from '../../internal/cn.ts';
import { AreaDrawing } from './area-drawing.tsx';
import { type AreaChartPoint, type AreaPlot, layOutArea, readPoints } from './area-plot.ts';
import { getYearRows } from './area-rows.ts';
import { AREA_WORDS, type AreaChartWords } from './area-words.ts';
import { LINES } from './line-styles.ts';

export type AreaChartProps = Omit<ComponentProps<'figure'>, 'children'> & {
  /** The whole chart in one sentence, for screen readers: from what and when, how much now, and when it ends. */
  description: string;
  /** Names the table. */
  caption: string;
  /** Amounts from the books, oldest first. An amount stays the same until the next one. */
  past: readonly AreaChartPoint[];
  /** The agreed plan, oldest first, from the day after the last past amount. */
  plan?: readonly AreaChartPoint[] | undefined;
  /** The result of a trial, oldest first. */
  trial?: readonly AreaChartPoint[] | undefined;
  /** The day of today, `YYYY-MM-DD`. Default the day of the last point of the past. */
  today?: string | undefined;
  /** A table that shows the same, in place of the one by year. */
  table?: ReactNode;
  /** Replaces built-in words: the lines, their ends, today, the table. */
  words?: Partial<AreaChartWords> | undefined;
};

/**
 * An amount over time: the past solid and in steps, the plan dashed, a trial dotted, to one scale from 0, with the same
 * as a table. Renders a `figure`, a size container.
 */
export function AreaChart({
  description,
  caption,
  past,
  plan,
  trial,
  today,
  table,
  words: givenWords,
  className,
  ...rest
}: AreaChartProps) {
  const words = { ...AREA_WORDS, ...givenWords };
  const series = useMemo(() => readSeries({ past, plan, trial, today }), [past, plan, trial, today]);
  const plot = useMemo(() => layOutArea(series), [series]);
  return (
    <figure
      data-slot="area-chart"
      data-state={plot ? 'chart' : 'empty'}
      className={cn('@container m-0 min-w-0', className)}
      {...rest}
    >
      {plot ? (
        <>
          <div {...{ role: 'img', 'aria-label': description }}>
            <AreaDrawing plot={plot} words={words} now={formatNow(plot)} />
            <Legend plot={plot} words={words} />
          </div>
          <ChartDisclosure label={words.showTable}>
            {table ?? (
              <ChartTable
                caption={caption}
                columns={[
                  words.year,
                  ...(['past', 'plan', 'trial'] as const)
                    .filter((line) => series[line].length > 0)
                    .map((line) => words[line]),
                ]}
                rows={getYearRows(
                  [series.past, series.plan, series.trial].filter(({ length }) => length > 0),
                )}
              />
            )}
          </ChartDisclosure>
        </>
      ) : (
        <p className="text-text-muted">{words.empty}</p>
      )}
    </figure>
  );
}

function readSeries({
  past,
  plan = [],
  trial = [],
  today,
}: Pick<AreaChartProps, 'past' | 'plan' | 'trial' | 'today'>) {
  const before = readPoints(past);
  const last = past.at(-1);
  const [now = null] = last && today ? readPoints([{ date: today, value: last.value }]) : [];
  return { past: before, plan: readPoints(plan), trial: readPoints(trial), today: now };
}

function formatNow({ now }: AreaPlot): string {
  return now ? formatMoney(fromSatang(now.satang)) : '';
}

function Legend({ plot, words }: { plot: AreaPlot; words: AreaChartWords }) {
  const shown = (['past', 'plan', 'trial'] as const).filter(
    (line) => (line === 'past' ? plot.past.steps : plot[line]) !== '',
  );
  if (shown.length < 2) return null;
  return (
    <ChartLegend>
      {shown.map((line) => (
        <LegendEntry key={line} sample={<path d="M1 6H27" {...LINES[line]} />}>
          {words[line]}
        </LegendEntry>
      ))}
    </ChartLegend>
  );
}
