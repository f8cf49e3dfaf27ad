import { EmptyState } from '@sahakorn/ui/empty-state';
import { TopicList } from '@sahakorn/ui/topic-list';
import { skipToken } from '@reduxjs/toolkit/query';
import { formatText } from '@sahakorn/thai/text';
import { truncate } from '@sahakorn/thai/truncate';
import { Search } from 'lucide-react';
import { FeedView } from '../../components/feed/feed-view.tsx';
import type { QueryState } from '../../lib/api/feed.ts';
import { useNow } from '../../lib/config/use-now.ts';
import { paths } from '../../lib/paths.ts';
import { PageMeta } from '../../components/page-meta.tsx';
import { ListPager } from '../../domain/topic/list-pager.tsx';
import { ListHead } from '../../domain/topic/list-head.tsx';
import { HighlightedText } from './highlighted-text.tsx';
import { type SearchArgs, useSearchTopicsQuery } from '../../domain/topic/topic-endpoints.ts';
import { PicturedTopic } from '../../domain/topic/topic-items.tsx';
import type { SearchResult } from '../../domain/topic/topic.ts';
import { FoundPosts } from './found-posts.tsx';
import { SearchSuggestion } from './search-suggestion.tsx';
import { NoHits } from './no-hits.tsx';
import { SearchCategories } from './search-categories.tsx';
import { TopicFacts } from './topic-facts.tsx';
import { useSearchArgs, useTermInState } from './search-args.ts';

const TITLE = 'ค้นหา';

export function SearchPage() {
  const choice = useSearchArgs();
  useTermInState(choice);
  const { term, page } = choice;
  const query = useSearchTopicsQuery(term ? choice : skipToken);
  const isFound = typeof query.currentData?.corrected !== 'string';
  return (
    <>
      <PageMeta title={term ? `${TITLE} “${term}”` : TITLE} />
      <ListHead
        title={term ? `${isFound ? 'ผลการค้นหา' : 'ไม่พบ'} “${truncate(term)}”` : TITLE}
        page={page}
        list={isFound ? query.currentData : undefined}
        unit="เรื่อง"
        found
      />
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

type ResultsProps = {
  choice: SearchArgs;
  query: QueryState<SearchResult> & { currentData?: SearchResult | undefined };
};

function Results({ choice, query }: ResultsProps) {
  return (
    <FeedView query={{ ...query, data: query.currentData }} what="ผลการค้นหา" lines={8}>
      {(result) => (
        <>
          <SearchSuggestion choice={choice} result={result} />
          <SearchCategories choice={choice} categories={result.categories} />
          {result.corrected === null && <h2 className="sr-only">เรื่องที่พบ</h2>}
          {result.data.length > 0 && <Hits result={result} />}
          {result.data.length + (result.posts?.length ?? 0) === 0 && <NoHits term={choice.term} />}
          <ListPager list={result} toPath={(page) => paths.search(choice.term, { ...choice, page })} />
          <FoundPosts posts={result.posts} />
        </>
      )}
    </FeedView>
  );
}

function Hits({ result: { data: hits } }: { result: SearchResult }) {
  const now = useNow();
  return (
    <TopicList>
      {hits.map((hit, index) => (
        <PicturedTopic
          key={hit.topic_id ?? `at ${index}`}
          topic={hit}
          title={hit.highlight.title.length > 0 ? <HighlightedText runs={hit.highlight.title} /> : undefined}
          meta={
            <TopicFacts topic={hit} now={now}>
              <span>{formatText(hit.category_name)}</span>
            </TopicFacts>
          }
        >
          {hit.highlight.excerpt.length > 0 ? <HighlightedText runs={hit.highlight.excerpt} /> : undefined}
        </PicturedTopic>
      ))}
    </TopicList>
  );
}
