import { type ComponentProps, useId } from 'react';
import { cn } from '../../internal/cn.ts';
import { useControllableState } from '../../internal/use-controllable-state.ts';
import { WholeWords } from '../../internal/whole-words.tsx';
import { Button } from '../button/button.tsx';
import { Money } from '../money/money.tsx';
import { CHART_HEIGHT, CHART_WIDTH, layOutColumns } from './chart-columns.ts';

const WORDS = {
  label: 'ปี',
  value: 'จำนวนเงิน (บาท)',
  show: 'แสดงเป็นตาราง',
  hide: 'ซ่อนตาราง',
  empty: 'ยังไม่มีข้อมูล',
  none: 'ไม่มีข้อมูล',
};

export type SparklinePoint = {
  /** Label of the point, such as the year 2568. Unique. */
  label: string;
  /** Decimal string in baht; null if there is none. */
  value: string | null;
};

export type SparklineProps = Omit<ComponentProps<'figure'>, 'children'> & {
  /** Heading of the chart and name of the table: which amounts, of which years. */
  caption: string;
  /** Oldest first. */
  points: readonly SparklinePoint[];
  /** Whether the table is visible, in a controlled chart. Screen readers and paper always have it. */
  tableShown?: boolean | undefined;
  /** Whether the table is visible at first. Default false. */
  defaultTableShown?: boolean | undefined;
  /** Called when the reader shows or hides the table. */
  onTableShownChange?: ((shown: boolean) => void) | undefined;
  /** Replaces built-in words: heads of the table, the button, the text without points. */
  words?: Partial<typeof WORDS> | undefined;
};

/**
 * Amounts over some years as a small column chart with the first and the last of them in figures, and the same as a
 * table. Renders a `figure`.
 */
export function Sparkline({
  caption,
  points,
  tableShown,
  defaultTableShown = false,
  onTableShownChange,
  words: givenWords,
  className,
  ...rest
}: SparklineProps) {
  const labels = { ...WORDS, ...givenWords };
  const tableId = useId();
  const [shown, setShown] = useControllableState({
    value: tableShown,
    defaultValue: defaultTableShown,
    onChange: onTableShownChange,
  });
  const empty = points.length === 0;
  return (
    <figure
      data-slot="sparkline"
      data-state={empty ? 'empty' : shown ? 'table' : 'chart'}
      className={cn('relative m-0 max-w-form min-w-0', className)}
      {...rest}
    >
      <figcaption className="leading-tight font-semibold">
        <WholeWords>{caption}</WholeWords>
      </figcaption>
      {empty ? (
        <p className="mt-2 text-text-muted">{labels.empty}</p>
      ) : (
        <>
          <Chart points={points} none={labels.none} />
          <PointTable id={tableId} caption={caption} points={points} shown={shown} words={labels} />
          <Button
            variant="quiet"
            size="sm"
            className="-ms-button-small print:hidden"
            aria-expanded={shown}
            aria-controls={tableId}
            onClick={() => setShown(!shown)}
          >
            {shown ? labels.hide : labels.show}
          </Button>
        </>
      )}
    </figure>
  );
}

/** Hidden from screen readers, which have the table. */
function Chart({ points, none }: { points: readonly SparklinePoint[]; none: string }) {
  const { columns, zero } = layOutColumns(points.map(({ value }) => value));
  const first = points.at(0);
  const last = points.at(-1);
  return (
    <div aria-hidden data-part="chart">
      <svg
        viewBox={`0 0 ${CHART_WIDTH} ${CHART_HEIGHT}`}
        preserveAspectRatio="none"
        className="mt-3 block h-20 w-full overflow-visible"
      >
        {columns.map(({ height, ...place }, index) => (
          <rect
            key={points[index]?.label}
            {...place}
            height={height ?? 0}
            className={index === columns.length - 1 ? 'fill-brand' : 'fill-line-strong'}
          />
        ))}
        <line
          x1={0}
          x2={CHART_WIDTH}
          y1={zero}
          y2={zero}
          vectorEffect="non-scaling-stroke"
          className="stroke-text"
        />
      </svg>
      <div className="mt-1 flex flex-wrap justify-between gap-x-4 text-sm">
        {first && first !== last && <EndLabel point={first} none={none} />}
        {last && <EndLabel point={last} none={none} last={points.length > 1} />}
      </div>
    </div>
  );
}

type EndLabelProps = { point: SparklinePoint; none: string; last?: boolean };

function EndLabel({ point, none, last = false }: EndLabelProps) {
  return (
    <span className={cn('flex flex-col', last && 'ms-auto text-end font-semibold')}>
      <span className="font-normal text-text-muted">{point.label}</span>
      <Money value={point.value} emptyLabel={none} />
    </span>
  );
}

type PointTableProps = {
  id: string;
  caption: string;
  points: readonly SparklinePoint[];
  shown: boolean;
  words: typeof WORDS;
};

function PointTable({ id, caption, points, shown, words }: PointTableProps) {
  return (
    <div id={id} className={cn('mt-2', !shown && 'sr-only print:not-sr-only')}>
      <table className="w-full border-b border-line text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className="py-1 pe-4 text-start">
              {words.label}
            </th>
            <th scope="col" className="py-1 text-end">
              {words.value}
            </th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ label, value }) => (
            <tr key={label} className="border-t border-line">
              <th scope="row" className="py-1 pe-4 text-start font-normal">
                {label}
              </th>
              <td className="py-1 text-end">
                <Money value={value} emptyLabel={words.none} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
