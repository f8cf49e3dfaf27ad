import { formatYear } from '@sahakorn/thai/date';
import { Alert } from '@sahakorn/ui/alert';
import { DisclosureList } from '@sahakorn/ui/disclosure-list';
import { LoadMore } from '@sahakorn/ui/load-more';
import { Fragment, type ReactNode, useId, useState } from 'react';
import type { Paper } from '../../domain/receipt/receipt.ts';
import { useSearchChoice } from '../../lib/use-search-choice.ts';
import { YearField } from './year-field.tsx';

type PaperListProps<P extends Paper> = {
  papers: readonly P[];
  /** Renders one item; `open` is true for the one that is expanded initially. */
  children: (paper: P, open: boolean) => ReactNode;
  renderSheet: (papers: P[], year: number) => ReactNode;
};

export function PaperList<P extends Paper>({ papers, children, renderSheet }: PaperListProps<P>) {
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
      <PapersSince
        key={year}
        since={year}
        papers={papers.filter(({ receive_year }) => receive_year === null || receive_year <= year)}
      >
        {children}
      </PapersSince>
      {renderSheet(
        papers.filter(({ receive_year }) => receive_year === year),
        year,
      )}
    </div>
  );
}

function PapersSince<P extends Paper>({
  since,
  papers,
  children,
}: Pick<PaperListProps<P>, 'children'> & { since: number; papers: P[] }) {
  const [yearCount, setYearCount] = useState(1);
  const byYear = [...Map.groupBy(papers, (paper) => paper.receive_year ?? since)].slice(0, yearCount);
  const shown = byYear.reduce((count, [, ofYear]) => count + ofYear.length, 0);
  return (
    <>
      {byYear.map(([year, ofYear], index) => (
        <YearOfPapers key={year} year={year} first={index === 0}>
          {ofYear.map((paper, position) => (
            // oxlint-disable-next-line react/no-array-index-key -- a paper of an unknown month has no identifier
            <Fragment key={position}>{children(paper, paper === papers[0])}</Fragment>
          ))}
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
        ปี {formatYear(year)}
      </h2>
      <DisclosureList>{children}</DisclosureList>
    </section>
  );
}

function getYears(papers: readonly Paper[]): number[] {
  return [...new Set(papers.flatMap(({ receive_year }) => receive_year ?? []))];
}
