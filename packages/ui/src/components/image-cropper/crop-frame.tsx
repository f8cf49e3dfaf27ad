import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { type Crop, areaOf, moveBy, zoomTo } from './crop-geometry.ts';
import type { Picture } from './read-picture.ts';

export type CropControls = {
  picture: Picture;
  crop: Crop;
  mostZoom: number;
  /** Nothing can be changed now. */
  still: boolean;
  onChange: (change: (crop: Crop) => Crop) => void;
};

type CropFrameProps = CropControls & { label: string; descriptionId: string };

type Point = { x: number; y: number };

const KEY_STEP = 0.02;
const KEY_STRIDE = 0.1;
const KEY_ZOOM = 0.1;
const WHEEL_ZOOM = 0.002;

const DIRECTIONS: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const ZOOMS: Readonly<Record<string, number>> = {
  '+': KEY_ZOOM,
  '=': KEY_ZOOM,
  '-': -KEY_ZOOM,
  _: -KEY_ZOOM,
};

/** The picture under its square frame: dragged, pinched, turned at by a wheel, or moved by keys. */
export function CropFrame({
  picture,
  crop,
  mostZoom,
  still,
  onChange,
  label,
  descriptionId,
}: CropFrameProps) {
  const frameRef = useRef<HTMLDivElement>(null);
  const { size } = picture;
  const { x, y, side } = areaOf(size, crop);
  const move = (across: number, down: number) => onChange((before) => moveBy(size, before, across, down));
  const zoomBy = (factor: number) =>
    onChange((before) => zoomTo(size, before, before.zoom * factor, mostZoom));
  useWheel(frameRef, (event) => {
    if (still) return;
    event.preventDefault();
    zoomBy(Math.exp(-event.deltaY * WHEEL_ZOOM));
  });
  const handleKeyDown = (event: KeyboardEvent) => {
    const direction = DIRECTIONS[event.key];
    const zoom = ZOOMS[event.key];
    if (still || event.ctrlKey || event.metaKey || event.altKey || (!direction && !zoom)) return;
    event.preventDefault();
    const step = event.shiftKey ? KEY_STRIDE : KEY_STEP;
    if (direction) move(direction[0] * step, direction[1] * step);
    if (zoom) onChange((before) => zoomTo(size, before, before.zoom + zoom, mostZoom));
  };
  // Keys reach it, as with a slider of two directions, for which there is no role.
  const own = { role: 'application', tabIndex: 0 };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its role is in `own`
    <div
      ref={frameRef}
      data-slot="crop-frame"
      {...own}
      aria-label={label}
      aria-describedby={descriptionId}
      aria-disabled={still || undefined}
      className="relative aspect-square w-full max-w-72 shrink-0 cursor-move touch-none overflow-clip rounded-lg border border-line-strong bg-subtle aria-disabled:cursor-default contrast:border-2"
      onKeyDown={handleKeyDown}
      {...usePointers({ still, move, zoomBy })}
    >
      <img
        src={picture.url}
        alt=""
        draggable={false}
        className="pointer-events-none absolute max-w-none select-none"
        style={{
          width: `${(100 * size.width) / side}%`,
          left: `${(-100 * x) / side}%`,
          top: `${(-100 * y) / side}%`,
        }}
      />
      <span
        aria-hidden
        className="pointer-events-none absolute inset-1 rounded-full border-2 border-surface outline-2 outline-text"
      />
    </div>
  );
}

/** React listens to the wheel passively and could not keep the page from scrolling. */
function useWheel(ref: RefObject<HTMLElement | null>, onWheel: (event: WheelEvent) => void) {
  const handleWheel = useEffectEvent(onWheel);
  useLayoutEffect(() => {
    const element = ref.current;
    const listen = (event: WheelEvent) => handleWheel(event);
    element?.addEventListener('wheel', listen, { passive: false });
    return () => element?.removeEventListener('wheel', listen);
  }, [ref]);
}

type PointerMoves = {
  still: boolean;
  /** In widths of the frame. */
  move: (across: number, down: number) => void;
  zoomBy: (factor: number) => void;
};

/** One finger or the mouse moves, two fingers zoom and move with the point between them. */
function usePointers({ still, move, zoomBy }: PointerMoves) {
  const down = useRef(new Map<number, Point>());
  const release = (event: PointerEvent) => down.current.delete(event.pointerId);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (still || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      down.current.set(event.pointerId, pointOf(event));
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const before = down.current.get(event.pointerId);
      if (still || !before) return;
      const now = pointOf(event);
      const other = [...down.current].find(([id]) => id !== event.pointerId)?.[1];
      const share = event.currentTarget.clientWidth * (other ? 2 : 1);
      move((now.x - before.x) / share, (now.y - before.y) / share);
      if (other) zoomBy(distance(now, other) / Math.max(1, distance(before, other)));
      down.current.set(event.pointerId, now);
    },
    onPointerUp: release,
    onPointerCancel: release,
  };
}

function pointOf(event: PointerEvent): Point {
  return { x: event.clientX, y: event.clientY };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
