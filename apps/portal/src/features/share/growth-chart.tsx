import { formatMoney } from '@sahakorn/thai/money';
import type { Growth, GrowthColumn } from './share-growth.ts';

/** One column a year: what was there, and on top of it what was bought. Described in words for screen readers. */
export function GrowthChart({ growth, description }: { growth: Growth; description: string }) {
  const { columns, exceptional } = growth;
  return (
    <figure className="m-0 @container" data-slot="growth-chart">
      <div role="img" aria-label={description} className="pt-14">
        <div aria-hidden className="flex h-40 items-end gap-px border-b border-text @form:gap-1">
          {columns.map((column, index) => (
            <Column
              key={column.label}
              column={column}
              place={index === columns.length - 1 ? 'last' : index < columns.length / 2 ? 'start' : 'end'}
              words={exceptional && column.note === exceptional.amount ? 'ซื้อเพิ่ม' : null}
            />
          ))}
        </div>
        <div aria-hidden className="mt-1 flex gap-px text-sm text-text-muted @form:gap-1">
          {columns.map(({ label, note }, index) => (
            <AxisLabel
              key={label}
              label={note === null ? null : label}
              place={index === 0 ? 'first' : index === columns.length - 1 ? 'last' : 'between'}
            />
          ))}
        </div>
      </div>
      <figcaption className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        <span className="flex items-center gap-2">
          <span aria-hidden className="size-4 border border-brand bg-brand" />
          ซื้อในปีนั้น
        </span>
        <span className="flex items-center gap-2">
          <span aria-hidden className="size-4 border border-line-strong bg-subtle" />
          จากปีก่อน
        </span>
      </figcaption>
    </figure>
  );
}

type ColumnProps = { column: GrowthColumn; place: 'start' | 'end' | 'last'; words: string | null };

function Column({ column: { kept, bought, broughtForward, note }, place, words }: ColumnProps) {
  return (
    <div className="relative flex h-full min-w-0 flex-1 flex-col justify-end" data-part="column">
      {note !== null && (
        <span
          className={`absolute z-1 mb-1 whitespace-nowrap ${place === 'start' ? 'start-0' : 'end-0'} ${words === null ? 'font-semibold' : 'text-sm'}`}
          style={{ bottom: `${kept + bought}%` }}
        >
          {words && `${words} `}
          {formatMoney(note)}
        </span>
      )}
      <span
        data-part="bought"
        className={bought > 0 ? 'border border-brand bg-brand contrast:border-2' : undefined}
        style={{ height: `${bought}%` }}
      />
      <span
        data-part="kept"
        className={`border border-b-0 ${broughtForward ? 'border-2 border-dashed border-text-muted' : 'border-line-strong bg-subtle contrast:border-2'}`}
        style={{ height: `${kept}%` }}
      />
    </div>
  );
}

const ALIGN = { first: 'justify-start', between: 'justify-center', last: 'justify-end' } as const;

/** Wider than its column, so it flows over the empty ones beside it. */
function AxisLabel({ label, place }: { label: string | null; place: keyof typeof ALIGN }) {
  return (
    <span className={`flex min-w-0 flex-1 overflow-visible whitespace-nowrap ${ALIGN[place]}`}>{label}</span>
  );
}
