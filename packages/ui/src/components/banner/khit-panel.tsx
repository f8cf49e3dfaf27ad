import { type ComponentProps, useId } from 'react';
import { cn } from '../../internal/cn.ts';
import { type Draft, draftPath } from '../../internal/draft.ts';

const THREADS = 24;
const VIEW_THREADS_ACROSS = 80;
const VIEW_THREADS_DOWN = 48;

/** One repeat of the cloth, a letter for each weft: light, inner, outer and lozenge colours, mark. */
const CLOTH: Draft = [
  'll...i..oo..m..oo..i...l',
  'l...i..oo..m.m..oo..i...',
  '...i..oo..m.z.m..oo..i..',
  '..i..oo..m.z.z.m..oo..i.',
  '.i..oo..m.z...z.m..oo..i',
  'i..oo..m.z.....z.m..oo..',
  '..oo..m.z..iii..z.m..oo.',
  '.oo..m.z..ii.ii..z.m..oo',
  'oo..m.z..ii.l.ii..z.m..o',
  'o..m.z..ii.lll.ii..z.m..',
  '..m.z..ii..lml..ii..z.m.',
  '.m.z..ii.ll...ll.ii..z.m',
  'm.z...i.llm.m.mll.i...z.',
  '.m.z..ii.ll...ll.ii..z.m',
  '..m.z..ii..lml..ii..z.m.',
  'o..m.z..ii.lll.ii..z.m..',
  'oo..m.z..ii.l.ii..z.m..o',
  '.oo..m.z..ii.ii..z.m..oo',
  '..oo..m.z..iii..z.m..oo.',
  'i..oo..m.z.....z.m..oo..',
  '.i..oo..m.z...z.m..oo..i',
  '..i..oo..m.z.z.m..oo..i.',
  '...i..oo..m.z.m..oo..i..',
  'l...i..oo..m.m..oo..i...',
];

const WEFTS = [
  { letter: 'o', className: 'fill-brand-line/50' },
  { letter: 'i', className: 'fill-brand-line' },
  { letter: 'z', className: 'fill-on-cover-muted/50' },
  { letter: 'l', className: 'fill-on-cover-muted/80' },
  { letter: 'm', className: 'fill-mark' },
] as const;

export type KhitPanelProps = Omit<ComponentProps<'svg'>, 'children'> & {
  /** Accessible name. Without it the cloth is decoration. */
  label?: string | undefined;
};

/** A panel of khit cloth in the colours of the cover: the picture of a lead story without a photograph. Renders an `svg`. */
export function KhitPanel({ label, className, ...rest }: KhitPanelProps) {
  const patternId = useId();
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg
      data-slot="khit-panel"
      viewBox={`0 0 ${VIEW_THREADS_ACROSS} ${VIEW_THREADS_DOWN}`}
      preserveAspectRatio="xMidYMid slice"
      className={cn('block size-full bg-cover', className)}
      {...named}
      {...rest}
    >
      <defs>
        <pattern
          id={patternId}
          x={-THREADS / 2}
          width={THREADS}
          height={THREADS}
          patternUnits="userSpaceOnUse"
        >
          {WEFTS.map(({ letter, className: weft }) => (
            <path key={letter} d={weftPath(letter)} className={weft} shapeRendering="crispEdges" />
          ))}
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${patternId})`} />
    </svg>
  );
}

function weftPath(letter: string): string {
  return draftPath(CLOTH.map((row) => row.replaceAll(/[^.]/g, (thread) => (thread === letter ? '#' : '.'))));
}
