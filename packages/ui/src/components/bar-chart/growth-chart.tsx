import { formatMoney, fromSatang } from '@sahakorn/thai/money';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { ChartLegend, LegendEntry } from '../../internal/chart-legend.tsx';
import { ChartDisclosure, ChartTable } from '../../internal/chart-table.tsx';
import { cn } from '../../internal/cn.ts';
import { toSatang } from '../../internal/exact-money.ts';
import { Hatch } from '../../internal/hatch.tsx';
import { type GrowthColumn, GrowthDrawing } from './growth-drawing.tsx';

const WORDS = {
  added: 'เพิ่มในปีนั้น',
  before: 'จากปีก่อน',
  opening: 'ยกมา',
  year: 'ปี',
  balance: 'คงเหลือ',
  showTable: 'แสดงเป็นตาราง',
  empty: 'ยังมีข้อมูลไม่พอจะวาดเป็นแผนภูมิ',
};

/** Words of the chart, each replaceable. */
export type GrowthChartWords = typeof WORDS;

/** How much was added in a year. */
export type GrowthChartYear = {
  /** The year as it is written, 2568. Unique. */
  label: string;
  /** What was added: a decimal string in baht, negative for what was taken out. */
  added: string;
  /** An exceptional purchase, named at its column: ซื้อเพิ่ม 30,000. */
  note?: string | undefined;
};

export type GrowthChartProps = Omit<ComponentProps<'figure'>, 'children'> & {
  /** The whole chart in one sentence, for screen readers. */
  description: string;
  /** Names the table. */
  caption: string;
  /** What was there before the first year: a decimal string in baht. */
  opening: string;
  /** Oldest first, without a gap. */
  years: readonly GrowthChartYear[];
  /** A table that shows the same, in place of the one by year. */
  table?: ReactNode;
  /** Replaces built-in words. */
  words?: Partial<GrowthChartWords> | undefined;
};

/**
 * A holding that grows: a column a year of what was there and, on top, what was added; what was brought forward is
 * dashed. With the same as a table. Renders a `figure`, a size container.
 */
export function GrowthChart({
  description,
  caption,
  opening,
  years,
  table,
  words: givenWords,
  className,
  ...rest
}: GrowthChartProps) {
  const words = { ...WORDS, ...givenWords };
  const hatchId = useId();
  const start = toSatang('GrowthChart', opening) ?? 0n;
  const columns = stackYears(start, years);
  return (
    <figure
      data-slot="growth-chart"
      data-state={columns.length > 1 ? 'chart' : 'empty'}
      className={cn('@container m-0 min-w-0', className)}
      {...rest}
    >
      {columns.length > 1 ? (
        <>
          <div {...{ role: 'img', 'aria-label': description }}>
            <svg aria-hidden width={0} height={0} className="absolute">
              <Hatch id={hatchId} />
            </svg>
            <GrowthDrawing
              opening={start}
              openingLabel={words.opening}
              columns={columns}
              hatch={`url(#${hatchId})`}
            />
            <Legend words={words} hatch={`url(#${hatchId})`} />
          </div>
          <ChartDisclosure label={words.showTable}>
            {table ?? (
              <ChartTable
                caption={caption}
                columns={[words.year, words.added, words.balance]}
                rows={[
                  ...(start === 0n
                    ? []
                    : [{ key: 'opening', label: words.opening, cells: [null, write(start)] }]),
                  ...columns.map(({ label, before, added }) => ({
                    key: label,
                    label,
                    cells: [formatMoney(fromSatang(added), { sign: 'always' }), write(before + added)],
                  })),
                ]}
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

function write(satang: bigint): string {
  return formatMoney(fromSatang(satang));
}

function stackYears(opening: bigint, years: readonly GrowthChartYear[]): GrowthColumn[] {
  let before = opening;
  return years.map(({ label, added, note }) => {
    const column = { label, before, added: toSatang('GrowthChart', added) ?? 0n, note };
    before += column.added;
    return column;
  });
}

function Legend({ words, hatch }: { words: GrowthChartWords; hatch: string }) {
  const square = { width: 12, height: 12 };
  return (
    <ChartLegend>
      <LegendEntry
        width={12}
        sample={
          <>
            <rect {...square} className="fill-brand contrast:hidden" />
            <rect {...square} fill={hatch} className="hidden stroke-text contrast:block" />
          </>
        }
      >
        {words.added}
      </LegendEntry>
      <LegendEntry width={12} sample={<rect {...square} className="fill-subtle stroke-line-strong" />}>
        {words.before}
      </LegendEntry>
    </ChartLegend>
  );
}
