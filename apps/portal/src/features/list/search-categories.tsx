import { formatNumber } from '@sahakorn/thai/number';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import type { CategoryCount } from '../../topic/topic.ts';
import type { SearchChoice } from './use-search-choice.ts';

type SearchCategoriesProps = { choice: SearchChoice; categories: readonly CategoryCount[] };

/** Narrows a search to one category; each says how many it has. */
export function SearchCategories({ choice, categories }: SearchCategoriesProps) {
  if (categories.length < 2 && choice.category === undefined) return null;
  const all = categories.reduce((sum, { count }) => sum + count, 0);
  return (
    <nav aria-label="หมวดของผลการค้นหา" className="mb-5 print:hidden">
      <ul className="flex flex-wrap gap-2">
        <Choice choice={choice} name="ทุกหมวด" count={all} />
        {categories.map(({ category, name, count }) => (
          <Choice key={category} choice={choice} category={category} name={name} count={count} />
        ))}
      </ul>
    </nav>
  );
}

type ChoiceProps = { choice: SearchChoice; category?: string; name: string; count: number };

function Choice({ choice: { term, category: current }, category, name, count }: ChoiceProps) {
  return (
    <li>
      <Link
        to={paths.search(term, category === undefined ? {} : { category })}
        aria-current={current === category ? 'true' : undefined}
        className="flex min-h-11 items-center rounded-md border border-line-strong bg-surface px-3 py-1 leading-tight text-text no-underline hover:link-line contrast:border-2 aria-[current=true]:border-brand-line aria-[current=true]:bg-brand-soft aria-[current=true]:font-semibold"
      >
        {name} ({formatNumber(count, { decimals: 0 })})
      </Link>
    </li>
  );
}
