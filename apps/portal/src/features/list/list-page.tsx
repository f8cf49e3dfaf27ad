import { ContentCards } from '@sahakorn/ui/content-card';
import { EmptyState } from '@sahakorn/ui/empty-state';
import { TopicList } from '@sahakorn/ui/topic-list';
import { formatText } from '@sahakorn/thai/text';
import { Newspaper } from 'lucide-react';
import { useLoaderData } from 'react-router-dom';
import { FeedView } from '../../components/feed/feed-view.tsx';
import type { QueryState } from '../../lib/api/feed.ts';
import { useNow } from '../../lib/config/use-now.ts';
import { paths } from '../../lib/paths.ts';
import { PageMeta } from '../../components/page-meta.tsx';
import { getCategoryAppearance } from '../../domain/topic/category-appearance.tsx';
import { EmptyList } from '../../domain/topic/empty-list.tsx';
import { ListPager } from '../../domain/topic/list-pager.tsx';
import { ListHead } from '../../domain/topic/list-head.tsx';
import { MissingPage, getMissingReason } from '../../components/missing-page.tsx';
import { createBreadcrumb } from '../../components/structured-data.ts';
import { type ListArgs, useListTopicsQuery } from '../../domain/topic/topic-endpoints.ts';
import { PicturedTopic, TopicCard } from '../../domain/topic/topic-items.tsx';
import type { TopicList as List } from '../../domain/topic/topic.ts';
import { TopicFacts } from './topic-facts.tsx';

export function ListPage() {
  const args = useLoaderData<ListArgs>();
  return <CategoryList key={args.category} {...args} />;
}

function CategoryList({ category, page }: ListArgs) {
  const query = useListTopicsQuery({ category, page });
  const missing = getMissingReason(query.error);
  // The head stays while another page of the list loads.
  const head = query.data;
  if (missing) return <MissingPage missing={missing} />;
  return (
    <>
      <ListMeta list={query.currentData} args={{ category, page }} />
      {head && <ListHead title={formatText(head.category_name)} page={page} list={head} unit="เรื่อง" />}
      <Content query={{ ...query, data: query.currentData }} category={category} />
    </>
  );
}

function ListMeta({ list, args: { category, page } }: { list: List | undefined; args: ListArgs }) {
  if (!list) return <PageMeta />;
  const name = formatText(list.category_name);
  const path = paths.list(category, page);
  return (
    <PageMeta
      title={name}
      description={`${name}: ${list.data.flatMap(({ title }) => title ?? []).join(' · ')}`}
      path={path}
      structured={(origin) => [createBreadcrumb(origin, [{ name, path }])]}
    />
  );
}

function Content({ query, category }: { query: QueryState<List>; category: string }) {
  return (
    <FeedView query={query} what="รายการ" lines={8}>
      {(list) => (
        <>
          {' '}
          <h2 className="sr-only">เรื่องในหมวดนี้</h2>
          {list.data.length > 0 ? (
            <Topics category={category} topics={list.data} />
          ) : (
            <Nothing list={list} category={category} />
          )}
          <ListPager list={list} toPath={(to) => paths.list(category, to)} />
        </>
      )}
    </FeedView>
  );
}

function Topics({ category, topics }: { category: string; topics: List['data'] }) {
  const now = useNow();
  if (getCategoryAppearance(category)?.shown === 'album') {
    return (
      <ContentCards>
        {topics.map((topic, index) => (
          <TopicCard
            key={topic.topic_id ?? `at ${index}`}
            topic={topic}
            meta={<TopicFacts topic={topic} now={now} />}
          />
        ))}
      </ContentCards>
    );
  }
  return (
    <TopicList>
      {topics.map((topic, index) => (
        <PicturedTopic
          key={topic.topic_id ?? `at ${index}`}
          topic={topic}
          meta={<TopicFacts topic={topic} now={now} />}
        />
      ))}
    </TopicList>
  );
}

function Nothing({ list: { category_name, total }, category }: { list: List; category: string }) {
  const Icon = getCategoryAppearance(category)?.Icon ?? Newspaper;
  return (
    <EmptyList total={total} firstPage={paths.list(category)}>
      <EmptyState icon={<Icon aria-hidden />} title={`ยังไม่มีเรื่องใน${formatText(category_name)}`}>
        สหกรณ์จะประกาศที่หน้านี้
      </EmptyState>
    </EmptyList>
  );
}
