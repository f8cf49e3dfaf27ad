import { CircleAlert, CircleCheck } from 'lucide-react';
import { type ComponentProps, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { cn } from '../../internal/cn.ts';
import { getContrast, toGray, readColour } from '../../internal/contrast.ts';
import { StatusBadge } from '../status-badge/status-badge.tsx';
import { type ColourPaletteWords, WORDS } from './colour-palette-words.ts';
import { ROLE_GROUPS, type Role, type RoleGroup, type RoleUse } from './roles.ts';

const LEAST: Readonly<Record<RoleUse, number>> = { text: 4.5, edge: 3, decoration: 0 };
const WELL_READABLE = 7;

export type ColourPaletteProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Replaces some of the words. */
  words?: Partial<ColourPaletteWords> | undefined;
};

/**
 * Every role of the current theme with its actual contrast: measured on the page, and again when theme, appearance or
 * grayscale change. Renders a `div`, a size container.
 */
export function ColourPalette({ words, className, ...rest }: ColourPaletteProps) {
  const listRef = useRef<HTMLDivElement>(null);
  const ratios = useRatios(listRef);
  const labels = { ...WORDS, ...words };
  return (
    <div data-slot="colour-palette" className={cn('@container', className)} {...rest}>
      <div ref={listRef} className="grid gap-8">
        {ROLE_GROUPS.map((group) => (
          <Group key={group.key} group={group} ratios={ratios} words={labels} />
        ))}
      </div>
    </div>
  );
}

type Ratios = ReadonlyMap<string, number>;

function Group({ group, ratios, words }: { group: RoleGroup; ratios: Ratios; words: ColourPaletteWords }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="min-w-0">
      <h2 id={headingId} className="mb-3 text-xl">
        {words.group(group.key)}
      </h2>
      <ul className="grid gap-4 @panel:grid-cols-2 @wide:grid-cols-3 print:grid-cols-3 print:gap-2">
        {group.roles.map((role) => (
          <Swatch key={role.token} role={role} ratio={ratios.get(role.token)} words={words} />
        ))}
      </ul>
    </section>
  );
}

type SwatchProps = { role: Role; ratio: number | undefined; words: ColourPaletteWords };

function Swatch({ role, ratio, words }: SwatchProps) {
  return (
    <li
      data-slot="colour-palette-role"
      className="min-w-0 overflow-clip rounded-md border border-line bg-surface print:break-inside-avoid"
    >
      <div data-token={role.token} className={cn('px-4 py-3 font-semibold', role.sample)}>
        {role.use === 'text' ? (
          words.sample
        ) : (
          <div aria-hidden className="h-7 rounded-sm border-3 border-current" />
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-t border-line px-4 py-2">
        <div className="min-w-0">
          <div className="leading-tight font-semibold">{words.role(role.token)}</div>
          <code aria-hidden lang="en" className="font-body text-sm text-text-muted">
            {role.token}
          </code>
        </div>
        {ratio !== undefined && (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="whitespace-nowrap">{formatContrast(ratio)} : 1</span>
            <Verdict use={role.use} ratio={ratio} words={words} />
          </div>
        )}
      </div>
    </li>
  );
}

function Verdict({ use, ratio, words }: { use: RoleUse; ratio: number; words: ColourPaletteWords }) {
  if (use === 'decoration') return <StatusBadge>{words.decoration}</StatusBadge>;
  const bound = use === 'text' && ratio >= WELL_READABLE ? WELL_READABLE : LEAST[use];
  return ratio >= bound ? (
    <StatusBadge tone="success" icon={<CircleCheck aria-hidden />}>
      {words.passes(bound)}
    </StatusBadge>
  ) : (
    <StatusBadge tone="danger" icon={<CircleAlert aria-hidden />}>
      {words.fails(bound)}
    </StatusBadge>
  );
}

/** Rounds down: 4.499 must not look like a pass. */
function formatContrast(ratio: number): string {
  return (Math.floor(ratio * 10) / 10).toFixed(1);
}

/** The current contrast of every sample in the list. */
function useRatios(listRef: RefObject<HTMLElement | null>): Ratios {
  const [ratios, setRatios] = useState<Ratios>(new Map());
  useEffect(() => {
    const list = listRef.current;
    if (!list) return undefined;
    const measure = () => setRatios(measureSamples(list));
    measure();
    // Themes and appearances are attributes of the root element.
    const observer = new MutationObserver(measure);
    observer.observe(list.ownerDocument.documentElement, { attributes: true });
    return () => observer.disconnect();
  }, [listRef]);
  return ratios;
}

function measureSamples(list: HTMLElement): Ratios {
  const gray = list.ownerDocument.documentElement.hasAttribute('data-grayscale');
  const samples = [...list.querySelectorAll<HTMLElement>('[data-token]')];
  return new Map(
    samples.map((sample) => {
      const { color, backgroundColor } = getComputedStyle(sample);
      const [ink, ground] = [readColour(color), readColour(backgroundColor)];
      return [
        sample.dataset['token'] ?? '',
        gray ? getContrast(toGray(ink), toGray(ground)) : getContrast(ink, ground),
      ];
    }),
  );
}
