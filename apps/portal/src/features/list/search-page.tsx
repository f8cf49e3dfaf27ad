import { EmptyState } from '@sahakorn/ui/empty-state';
import { Pager } from '@sahakorn/ui/pager';
import { TopicList } from '@sahakorn/ui/topic-list';
import { skipToken } from '@reduxjs/toolkit/query';
import { formatNumber } from '@sahakorn/thai/number';
import { Search, SearchX } from 'lucide-react';
import { Link } from 'react-router-dom';
import { FeedView } from '../../components/feed/feed-view.tsx';
import { type QueryState, toFeed } from '../../lib/api/feed.ts';
import { useNow } from '../../lib/config/use-now.ts';
import { paths } from '../../lib/paths.ts';
import { PageMeta } from '../../components/page-meta.tsx';
import { ListHead } from '../../domain/topic/list-head.tsx';
import { HighlightedText } from '../../domain/topic/highlighted-text.tsx';
import { useSearchTopicsQuery } from '../../domain/topic/topic-endpoints.ts';
import { PicturedTopic } from '../../domain/topic/topic-items.tsx';
import type { SearchResult } from '../../domain/topic/topic-from-wire.ts';
import { SearchCategories } from './search-categories.tsx';
import { TopicFacts } from './topic-facts.tsx';
import { type SearchChoice, useSearchChoice } from './use-search-choice.ts';

const TITLE = 'ค้นหา';

export function SearchPage() {
  const choice = useSearchChoice();
  const { term, page } = choice;
  const query = useSearchTopicsQuery(term ? choice : skipToken);
  return (
    <>
      <PageMeta title={term ? `${TITLE} “${term}”` : TITLE} />
      <ListHead title={term ? `ผลการค้นหา “${term}”` : TITLE} page={page}>
        <Found result={query.data} />
      </ListHead>
      {term ? (
        <Results key={term} choice={choice} query={query} />
      ) : (
        <EmptyState icon={<Search aria-hidden />} title="พิมพ์เรื่องที่ต้องการค้นหาในช่องด้านบน">
          ค้นด้วยคำเดียวหรือทั้งประโยคก็ได้ เช่น กู้สามัญใช้ผู้ค้ำประกันกี่คน
        </EmptyState>
      )}
    </>
  );
}

function Found({ result }: { result: SearchResult | undefined }) {
  if (!result || result.total === 0) return null;
  return (
    <>
      พบ {formatNumber(result.total, { decimals: 0 })} เรื่อง
      {result.pageCount > 1 && ` · หน้า ${result.page} จาก ${result.pageCount}`}
    </>
  );
}

type ResultsProps = {
  choice: SearchChoice;
  query: QueryState<SearchResult> & { currentData?: SearchResult | undefined };
};

function Results({ choice, query }: ResultsProps) {
  return (
    <FeedView feed={toFeed({ ...query, data: query.currentData })} what="ผลการค้นหา" lines={8}>
      {(result) => (
        <>
          {result.corrected !== null && <Corrected term={result.corrected} />}
          <SearchCategories choice={choice} categories={result.categories} />
          <h2 className="sr-only">เรื่องที่พบ</h2>
          {result.hits.length > 0 ? <Hits result={result} /> : <NoHits term={choice.term} />}
          <Pager
            className="mt-8"
            page={result.page}
            pageCount={result.pageCount}
            renderLink={(page, words) => (
              <Link to={paths.search(choice.term, { ...choice, page })}>{words}</Link>
            )}
          />
        </>
      )}
    </FeedView>
  );
}

function Hits({ result: { hits } }: { result: SearchResult }) {
  const now = useNow();
  return (
    <TopicList>
      {hits.map((hit) => (
        <PicturedTopic
          key={hit.id}
          topic={hit}
          title={<HighlightedText runs={hit.titleRuns} />}
          meta={
            <>
              {hit.categoryName} · <TopicFacts topic={hit} now={now} />
            </>
          }
        >
          <HighlightedText runs={hit.excerptRuns} />
        </PicturedTopic>
      ))}
    </TopicList>
  );
}

function Corrected({ term }: { term: string }) {
  return (
    <p className="mb-4">
      ค้นหา{' '}
      <Link className="link-line font-semibold text-link" to={paths.search(term)}>
        “{term}”
      </Link>{' '}
      ให้ด้วย
    </p>
  );
}

function NoHits({ term }: { term: string }) {
  return (
    <EmptyState icon={<SearchX aria-hidden />} title={`ไม่พบ “${term}”`}>
      ลองใช้คำที่สั้นลง หรือคำอื่นที่ความหมายใกล้เคียง
    </EmptyState>
  );
}
