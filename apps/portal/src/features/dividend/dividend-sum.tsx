import { Money } from '@sahakorn/ui/money';
import type { DividendYear } from './dividend-endpoints.ts';
import { dividendLines } from './dividend-lines.ts';

export function DividendSum({ year }: { year: DividendYear }) {
  return (
    <dl className="@container max-w-prose overflow-clip rounded-md border border-line bg-surface leading-tight contrast:border-2">
      {dividendLines(year).map(({ words, note, amount }, index) => (
        <div
          // oxlint-disable-next-line react/no-array-index-key -- two deductions may have the same words
          key={index}
          className="flex justify-between gap-x-4 border-t border-line px-4 py-2.5 first:border-t-0 @max-tiny:flex-wrap"
        >
          <dt className="min-w-0">
            {words}
            {note && <span className="block text-sm text-text-muted">{note}</span>}
          </dt>
          <dd className="ms-auto @max-tiny:*:wrap-anywhere @max-tiny:*:whitespace-normal">
            <Money value={amount} />
          </dd>
        </div>
      ))}
      <div className="flex justify-between gap-x-4 border-t-2 border-text px-4 py-3.5 font-semibold @max-tiny:flex-wrap">
        <dt>รับสุทธิ (บาท)</dt>
        <dd className="ms-auto @max-tiny:*:wrap-anywhere @max-tiny:*:whitespace-normal">
          <Money value={year.net} className="border-b-3 border-double border-current pb-0.5" />
        </dd>
      </div>
    </dl>
  );
}
