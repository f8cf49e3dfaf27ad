import { formatNumber } from '@sahakorn/thai/number';
import { Phrases } from '@sahakorn/ui/phrases';
import { useFocusOnPage } from './use-focus-on-page.ts';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';
import { type Paged, countPages } from './topic.ts';

type ListHeadProps = {
  title: string;
  /** The current page. Focus moves to the heading when it changes. */
  page: number;
  list: Paged | undefined;
  /** The counter word of the items, such as `เรื่อง`. */
  unit: string;
  /** Whether the list is a search result. */
  found?: boolean;
};

export function ListHead({ title, page, list, unit, found = false }: ListHeadProps) {
  const headingRef = useFocusOnPage(page);
  return (
    <>
      <Breadcrumbs current={title} />
      <div className="mb-5 border-b-3 border-double border-text pb-2 @panel:mb-6">
        <h1 ref={headingRef} tabIndex={-1} className="text-2xl @max-tiny:text-xl @panel:text-3xl">
          <Phrases>{title}</Phrases>
        </h1>
        <div className="text-text-muted">
          {Boolean(list?.total) &&
            `${found ? 'พบ' : 'ทั้งหมด'} ${formatNumber(list?.total ?? null, { decimals: 0 })} ${unit}`}
          {list && countPages(list) > 1 && ` · หน้า\u00A0${page} จาก ${countPages(list)}`}
        </div>
      </div>
    </>
  );
}
