import { Phrases } from '@sahakorn/ui/phrases';
import type { ReactNode } from 'react';
import { useFocusOnPage } from './use-focus-on-page.ts';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';

type ListHeadProps = {
  title: string;
  /** The page that shows: focus comes here when it turns. */
  page: number;
  children?: ReactNode;
};

export function ListHead({ title, page, children }: ListHeadProps) {
  const headingRef = useFocusOnPage(page);
  return (
    <>
      <Breadcrumbs current={title} />
      <div className="mb-5 border-b-3 border-double border-text pb-2 @panel:mb-6">
        <h1 ref={headingRef} tabIndex={-1} className="text-2xl @panel:text-3xl">
          <Phrases>{title}</Phrases>
        </h1>
        <div className="text-text-muted">{children}</div>
      </div>
    </>
  );
}
