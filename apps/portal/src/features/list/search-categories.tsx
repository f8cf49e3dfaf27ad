import { formatNumber } from '@sahakorn/thai/number';
import { WholeWords } from '@sahakorn/ui/whole-words';
import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { formatText } from '@sahakorn/thai/text';
import type { SearchResult } from '../../domain/topic/topic.ts';
import type { SearchArgs } from '../../domain/topic/topic-endpoints.ts';

/** More of them would push the first hit off a phone's screen. */
const SHOWN = 3;

type SearchCategoriesProps = { choice: SearchArgs } & Pick<SearchResult, 'categories'>;

export function SearchCategories({ choice, categories: found }: SearchCategoriesProps) {
  const categories = found.flatMap(({ category, ...rest }) => (category ? [{ ...rest, category }] : []));
  if (categories.length < 2 && choice.category === undefined) return null;
  const shown = categories.length > SHOWN + 1 ? SHOWN : categories.length;
  const [first, more] = [categories.slice(0, shown), categories.slice(shown)];
  const all = found.reduce<number | null>(
    (sum, { count }) => (sum === null || count === null ? null : sum + count),
    0,
  );
  return (
    <nav aria-label="หมวดของผลการค้นหา" className="mb-5 print:hidden">
      <ul className="flex flex-wrap gap-2">
        <Choice choice={choice} category_name="ทุกหมวด" count={all} />
        {first.map((item) => (
          <Choice key={item.category} choice={choice} {...item} />
        ))}
      </ul>
      {more.length > 0 && (
        <details className="group mt-1" open={more.some(({ category }) => category === choice.category)}>
          <summary className="link-line inline-flex min-h-11 cursor-pointer items-center gap-1 font-semibold text-link">
            หมวดอื่น ({formatNumber(more.length, { decimals: 0 })})
            <ChevronDown aria-hidden className="size-5 shrink-0 group-open:rotate-180" />
          </summary>
          <ul className="mt-1 flex flex-wrap gap-2">
            {more.map((item) => (
              <Choice key={item.category} choice={choice} {...item} />
            ))}
          </ul>
        </details>
      )}
    </nav>
  );
}

type ChoiceProps = { choice: SearchArgs; category?: string } & Pick<
  SearchResult['categories'][number],
  'category_name' | 'count'
>;

function Choice({ choice: { term, category: current, exact }, category, category_name, count }: ChoiceProps) {
  return (
    <li>
      <Link
        to={paths.search(term, { category, exact })}
        aria-current={current === category ? 'true' : undefined}
        className="flex min-h-11 items-center rounded-md border border-line-strong bg-surface px-3 py-1 leading-tight text-text no-underline hover:link-line contrast:border-2 aria-[current=true]:border-brand aria-[current=true]:bg-brand aria-[current=true]:font-semibold aria-[current=true]:text-on-brand"
      >
        <span>
          <WholeWords>{formatText(category_name)}</WholeWords> ({formatNumber(count, { decimals: 0 })})
        </span>
      </Link>
    </li>
  );
}
