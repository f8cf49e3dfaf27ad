import { formatMoney, fromSatang } from '@sahakorn/thai/money';
import { cn } from '../../internal/cn.ts';
import { getLength } from './bar-scale.ts';

/** Length of the longest column, and the room for an amount beyond its end. */
const FULL = 64;
const ROOM = 26;
const AXIS = FULL + ROOM;
const HEIGHT = 2 * AXIS;

/** Widths of a size container. */
export type AmountsFrom = 'panel' | 'wide';

type FlowColumnProps = {
  name: string;
  shortName: string;
  amounts: { in: bigint; out: bigint };
  highest: bigint;
  /** The fill of what went out. */
  hatch: string;
  state: 'idle' | 'pressed' | 'faded';
  last: boolean;
  words: { in: string; out: string };
  /** The width of the chart from which amounts have room beside each other; null if they are too many. */
  amountsFrom: AmountsFrom | null;
  onPress: () => void;
};

/** One month of a `FlowChart`: a button from the top of the chart to its foot. */
export function FlowColumn({
  name,
  shortName,
  amounts,
  highest,
  hatch,
  state,
  last,
  words,
  amountsFrom,
  onPress,
}: FlowColumnProps) {
  const above = getLength(amounts.in, highest, FULL);
  const below = getLength(amounts.out, highest, FULL);
  const bar = { x: '20%', width: '60%', strokeWidth: 1 };
  const [month = '', year = ''] = shortName.split('\u00a0');
  return (
    <button
      type="button"
      aria-pressed={state === 'pressed'}
      data-state={state}
      className="focus-inset relative min-w-touch flex-1 cursor-pointer text-center text-sm hover:bg-subtle"
      onClick={onPress}
    >
      {/* The drawing extends above the button, so it must not take presses from controls above the chart. */}
      <svg
        aria-hidden
        width="100%"
        height={HEIGHT}
        className="pointer-events-none block overflow-visible @max-panel:-my-[52px]"
      >
        {/* Lower on a phone, where the ends have no amounts. */}
        <g className={cn('origin-[0_90px] @max-panel:scale-y-60', state === 'faded' && 'opacity-40')}>
          <rect
            {...bar}
            y={AXIS - above}
            height={above}
            className="fill-in stroke-in contrast:fill-surface contrast:stroke-text contrast:stroke-2"
          />
          <rect {...bar} y={AXIS} height={below} fill={hatch} className="stroke-text contrast:stroke-2" />
        </g>
        {amountsFrom && (
          <>
            <ColumnAmount y={AXIS - above - 8} amount={amounts.in} from={amountsFrom} />
            <ColumnAmount y={AXIS + below + 18} amount={-amounts.out} from={amountsFrom} />
          </>
        )}
        <line x1={-1} x2="100%" y1={AXIS} y2={AXIS} strokeWidth={1.5} className="stroke-text" />
      </svg>
      <span className="sr-only">{`${name} ${words.in} ${write(amounts.in)} ${words.out} ${write(amounts.out)}`}</span>
      <span
        aria-hidden
        className={cn(
          'inline-block border-b-3 pb-0.5 whitespace-nowrap',
          state === 'pressed' ? 'border-brand' : 'border-transparent',
          last || state === 'pressed' ? 'font-semibold' : 'text-text-muted',
        )}
      >
        {month}
        <span className={amountsFrom === null ? '@max-wide:hidden' : '@max-panel:hidden'}> {year}</span>
      </span>
    </button>
  );
}

function write(satang: bigint): string {
  return formatMoney(fromSatang(satang));
}

/** An amount beyond the end of its column, if there is room for it. */
function ColumnAmount({ y, amount, from }: { y: number; amount: bigint; from: AmountsFrom }) {
  if (amount === 0n) return null;
  return (
    <text
      x="50%"
      y={y}
      textAnchor="middle"
      className={cn(
        'text-sm font-semibold',
        from === 'wide' ? '@max-wide:hidden' : '@max-panel:hidden',
        amount > 0n ? 'fill-in' : 'fill-out',
      )}
    >
      {formatMoney(fromSatang(amount), { sign: 'always' })}
    </text>
  );
}
