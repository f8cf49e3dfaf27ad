import { toBuddhistYear } from '@sahakorn/thai/date';
import { Alert } from '@sahakorn/ui/alert';
import { DisclosureList } from '@sahakorn/ui/disclosure-list';
import { LoadMore } from '@sahakorn/ui/load-more';
import { type ReactNode, useId, useState } from 'react';
import type { Paper } from './receipt-from-wire.ts';
import { useSearchChoice } from '../../lib/use-search-choice.ts';
import { YearField } from './year-field.tsx';

type PaperListProps<P extends Paper> = {
  papers: readonly [P, ...P[]];
  /** Renders one paper; `open` is true for the one that is expanded at first. */
  children: (paper: P, open: boolean) => ReactNode;
};

export function PaperList<P extends Paper>({ papers, children }: PaperListProps<P>) {
  const years = getYears(papers);
  const { value, invalid, choose } = useSearchChoice('year', years.map(String));
  const year = Number(value);
  return (
    <div className="grid gap-3">
      <YearField
        years={years}
        value={year}
        onValueChange={(chosen) => choose(String(chosen), { preventScrollReset: false })}
      />
      {invalid && <Alert title="ไม่ได้ใช้ปีในที่อยู่ของหน้านี้">ไม่มีใบเสร็จของปีนั้น จึงแสดงปีล่าสุด</Alert>}
      <PapersSince key={year} papers={papers.filter((paper) => paper.year <= year)}>
        {children}
      </PapersSince>
    </div>
  );
}

function PapersSince<P extends Paper>({
  papers,
  children,
}: Pick<PaperListProps<P>, 'children'> & { papers: P[] }) {
  const [yearCount, setYearCount] = useState(1);
  const byYear = [...Map.groupBy(papers, (paper) => paper.year)].slice(0, yearCount);
  const shown = byYear.reduce((count, [, ofYear]) => count + ofYear.length, 0);
  const newest = papers.find(({ kind }) => kind === 'receipt') ?? papers[0];
  return (
    <>
      {byYear.map(([year, ofYear], index) => (
        <YearOfPapers key={year} year={year} first={index === 0}>
          {ofYear.map((paper) => children(paper, paper === newest))}
        </YearOfPapers>
      ))}
      <p className="text-sm text-text-muted">จำนวนเงินเป็นบาท</p>
      <LoadMore
        unit="เดือน"
        shown={shown}
        total={papers.length}
        onLoadMore={() => setYearCount(yearCount + 1)}
      />
    </>
  );
}

function YearOfPapers({ year, first, children }: { year: number; first: boolean; children: ReactNode }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={first ? 'sr-only' : 'mt-3 mb-2 text-xl'}>
        ปี {toBuddhistYear(year)}
      </h2>
      <DisclosureList>{children}</DisclosureList>
    </section>
  );
}

function getYears([first, ...others]: readonly [Paper, ...Paper[]]): [number, ...number[]] {
  const earlier = new Set(others.map(({ year }) => year));
  earlier.delete(first.year);
  return [first.year, ...earlier];
}
