import { formatMoney, fromSatang } from '@sahakorn/thai/money';
import type { SVGProps } from 'react';
import { cn } from '../../internal/cn.ts';
import { getHighest, getLength } from './bar-scale.ts';

/** A year of the chart, in satang. */
export type GrowthColumn = { label: string; before: bigint; added: bigint; note?: string | undefined };

const HEAD = 28;
const FULL = 150;
/** Between the axis and its labels, whose room is a margin that grows with the text. */
const FOOT = 8;
const BASE = HEAD + FULL;
const AXIS = { y: BASE + FOOT, dy: '1em', className: 'fill-text-muted text-sm' };
const ALL = 100;
const FILL = 0.86;
const NOTE_GAP = 8;
const RAISED = 28;
const FEW = 4;
const MANY = 14;
/** Columns as wide as an amount. */
const WIDE = 7;
const HALF = ALL / 2;

/** Longer texts are left out where they would be cut off: the table and the description have them. */
const LONG_AMOUNT = 12;
const LONG_NOTE = 24;

/** The narrowest container with room for a text at its column; in narrower ones it is at the edge of the chart. */
type Room = 'any' | 'panel' | 'quad' | 'none';
const WITH_ROOM: Readonly<Record<Room, string>> = {
  any: '@max-tiny:hidden',
  panel: '@max-panel:hidden',
  quad: '@max-quad:hidden',
  none: 'hidden',
};
const WITHOUT_ROOM: Readonly<Record<Room, string>> = {
  any: 'hidden',
  panel: '@panel:hidden',
  quad: '@quad:hidden',
  none: '',
};

type GrowthDrawingProps = {
  opening: bigint;
  openingLabel: string;
  columns: readonly GrowthColumn[];
  /** The fill of what was added, in high contrast. */
  hatch: string;
};

/** The picture. Places along its width are percentages, so it fills any width at once. */
export function GrowthDrawing({ opening, openingLabel, columns, hatch }: GrowthDrawingProps) {
  const highest = getHighest([opening, ...columns.map(({ before, added }) => before + added)]);
  const first = opening === 0n ? 0 : 1;
  const slots = columns.length + first;
  const slot = ALL / slots;
  const room = columns.length <= FEW ? 'any' : slots <= MANY ? 'panel' : 'quad';
  const last = columns.at(-1);
  const openingHeight = getLength(opening, highest, FULL);
  const noted = columns.some(({ note }, index) => note !== undefined && slot * (index + first) < HALF);
  const held = last && formatMoney(fromSatang(last.before + last.added));
  const getAmountRoom = (amount: string): Room => {
    if (amount.length > LONG_AMOUNT) return 'none';
    return slots <= WIDE ? 'panel' : 'quad';
  };
  const openingAmount = formatMoney(fromSatang(opening));
  return (
    <svg width="100%" height={BASE + FOOT} className={cn('mb-6.5 block overflow-visible', noted && 'mt-6')}>
      {opening > 0n && (
        <>
          <rect
            x={`${(slot * (1 - FILL)) / 2}%`}
            y={BASE - openingHeight}
            width={`${slot * FILL}%`}
            height={openingHeight}
            strokeWidth={1.5}
            strokeDasharray="4 3"
            className="fill-surface stroke-text-muted contrast:stroke-2"
          />
          <EdgeText {...AXIS} x={slot / 2} edge="start" room={room}>
            {openingLabel}
          </EdgeText>
        </>
      )}
      {columns.map((column, index) => (
        <Column
          key={column.label}
          column={column}
          x={slot * (index + first)}
          slot={slot}
          highest={highest}
          hatch={hatch}
          last={column === last}
          room={room}
        />
      ))}
      <line x2="100%" y1={BASE} y2={BASE} strokeWidth={1.5} className="stroke-text" />
      {opening > 0n && (
        <OpeningAmount
          y={BASE - openingHeight}
          amount={openingAmount}
          x={slot / 2}
          room={getAmountRoom(openingAmount)}
        />
      )}
      {last && held && (
        <EdgeText
          x={ALL - slot / 2}
          edge="end"
          room={getAmountRoom(held)}
          y={BASE - getLength(last.before + last.added, highest, FULL) - NOTE_GAP}
          className={cn('fill-text text-sm font-semibold', held.length > LONG_AMOUNT && '@max-amount:hidden')}
        >
          {held}
        </EdgeText>
      )}
    </svg>
  );
}

type ColumnProps = {
  column: GrowthColumn;
  x: number;
  slot: number;
  highest: bigint;
  hatch: string;
  last: boolean;
  room: Room;
};

/** What was taken out of a year is dashed above what stayed. */
function Column({ column, x, slot, highest, hatch, last, room }: ColumnProps) {
  const { before, added, label, note } = column;
  const total = getLength(before + added, highest, FULL);
  const was = getLength(before, highest, FULL);
  const kept = Math.min(was, total);
  const top = Math.max(was, total);
  const place = { x: `${x + (slot * (1 - FILL)) / 2}%`, width: `${slot * FILL}%` };
  const change = { ...place, y: BASE - top, height: top - kept };
  return (
    <g>
      <rect {...place} y={BASE - kept} height={kept} className="fill-subtle stroke-line-strong" />
      {added < 0n ? (
        <rect {...change} strokeDasharray="4 3" className="fill-surface stroke-text-muted" />
      ) : (
        <>
          <rect {...change} className="fill-brand contrast:hidden" />
          <rect {...change} fill={hatch} className="hidden stroke-text contrast:block" />
        </>
      )}
      {note && <Note note={note} x={x} middle={x + slot / 2} was={was} total={total} />}
      {last ? (
        <EdgeText {...AXIS} x={x + slot / 2} edge="end" room={room}>
          {label}
        </EdgeText>
      ) : (
        <text
          {...AXIS}
          x={`${x + slot / 2}%`}
          textAnchor="middle"
          className={cn(AXIS.className, WITH_ROOM[note === undefined ? room : 'any'])}
        >
          {label}
        </text>
      )}
    </g>
  );
}

type NoteProps = { note: string; x: number; middle: number; was: number; total: number };

/** Left of its column, above the lower ones; above the chart if there is no room on the left. */
function Note({ note, x, middle, was, total }: NoteProps) {
  const above = x < HALF;
  const room = note.length > LONG_NOTE ? '@max-pair:hidden' : '@max-tiny:hidden';
  return (
    <g>
      {above && (
        <line
          x1={`${middle}%`}
          x2={`${middle}%`}
          y1={NOTE_GAP}
          y2={BASE - total}
          className={cn('stroke-text-muted', room)}
        />
      )}
      <text
        x={`${above ? middle : x}%`}
        dx={-4}
        y={above ? 0 : BASE - was - NOTE_GAP}
        textAnchor={above ? 'start' : 'end'}
        className={cn('fill-text-muted text-sm', room)}
      >
        {note}
      </text>
    </g>
  );
}

type EdgeTextProps = SVGProps<SVGTextElement> & { x: number; edge: 'start' | 'end'; room: Room };

/** At the middle of its column, or at the edge of a chart that is too narrow for it. */
function EdgeText({ x, edge, room, className, ...rest }: EdgeTextProps) {
  const middle = { ...rest, x: `${x}%`, textAnchor: 'middle' as const };
  if (room === 'any') return <text {...middle} className={className} />;
  return (
    <>
      <text {...middle} className={cn(className, WITH_ROOM[room])} />
      <text
        {...rest}
        x={edge === 'start' ? 0 : '100%'}
        textAnchor={edge}
        className={cn(className, WITHOUT_ROOM[room])}
      />
    </>
  );
}

type OpeningAmountProps = { x: number; y: number; amount: string; room: Room };

/** Above a short line, so that it is not read as the amount of the next column. */
function OpeningAmount({ x, y, amount, room }: OpeningAmountProps) {
  const top = Math.max(y - RAISED, HEAD - 4);
  return (
    <g className="@max-tiny:hidden">
      <line x1={`${x}%`} x2={`${x}%`} y1={top} y2={y} className="stroke-text" />
      <EdgeText x={x} edge="start" room={room} y={top - 4} className="fill-text text-sm font-semibold">
        {amount}
      </EdgeText>
    </g>
  );
}
