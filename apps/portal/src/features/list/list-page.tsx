import { ContentCards } from '@sahakorn/ui/content-card';
import { EmptyState } from '@sahakorn/ui/empty-state';
import { Pager } from '@sahakorn/ui/pager';
import { TopicList } from '@sahakorn/ui/topic-list';
import { formatNumber } from '@sahakorn/thai/number';
import { Newspaper } from 'lucide-react';
import { Link, useLoaderData } from 'react-router-dom';
import { FeedView } from '../../components/feed/feed-view.tsx';
import { type Feed, toFeed } from '../../lib/api/feed.ts';
import { useNow } from '../../lib/config/use-now.ts';
import { paths } from '../../lib/paths.ts';
import { PageMeta } from '../../components/page-meta.tsx';
import { getCategoryFace } from '../../domain/topic/category-appearance.tsx';
import { EmptyList } from '../../domain/topic/empty-list.tsx';
import { ListHead } from '../../domain/topic/list-head.tsx';
import { MissingPage, getMissing } from '../../components/missing-page.tsx';
import { createBreadcrumb } from '../../components/structured-data.ts';
import { type ListArgs, useListTopicsQuery } from '../../domain/topic/topic-endpoints.ts';
import { PicturedTopic, TopicCard } from '../../domain/topic/topic-items.tsx';
import type { TopicList as List } from '../../domain/topic/topic-from-wire.ts';
import { TopicFacts } from './topic-facts.tsx';

export function ListPage() {
  const args = useLoaderData<ListArgs>();
  return <CategoryList key={args.category} {...args} />;
}

function CategoryList({ category, page }: ListArgs) {
  const query = useListTopicsQuery({ category, page });
  const feed = toFeed({ ...query, data: query.currentData });
  const missing = feed.state === 'failed' ? getMissing(feed.error) : null;
  // The head stays while another page of the list is on its way.
  const head = query.data;
  if (missing) return <MissingPage missing={missing} />;
  return (
    <>
      <ListMeta list={query.currentData} />
      {head && (
        <ListHead title={head.name} page={page}>
          {head.total > 0 && `ทั้งหมด ${formatNumber(head.total, { decimals: 0 })} เรื่อง`}
          {head.pageCount > 1 && ` · หน้า ${page} จาก ${head.pageCount}`}
        </ListHead>
      )}
      <Content feed={feed} category={category} />
    </>
  );
}

function ListMeta({ list }: { list: List | undefined }) {
  if (!list) return <PageMeta />;
  const path = paths.list(list.category, list.page);
  return (
    <PageMeta
      title={list.name}
      description={`${list.name}: ${list.topics.map(({ title }) => title).join(' · ')}`}
      path={path}
      structured={(origin) => [createBreadcrumb(origin, [{ name: list.name, path }])]}
    />
  );
}

function Content({ feed, category }: { feed: Feed<List>; category: string }) {
  return (
    <FeedView feed={feed} what="รายการ" lines={8}>
      {(list) => (
        <>
          {' '}
          <h2 className="sr-only">เรื่องในหมวดนี้</h2>
          {list.topics.length > 0 ? <Topics list={list} /> : <Nothing list={list} category={category} />}
          <Pager
            className="mt-8"
            page={list.page}
            pageCount={list.pageCount}
            renderLink={(to, words) => <Link to={paths.list(category, to)}>{words}</Link>}
          />
        </>
      )}
    </FeedView>
  );
}

function Topics({ list: { category, topics } }: { list: List }) {
  const now = useNow();
  if (getCategoryFace(category)?.shown === 'album') {
    return (
      <ContentCards>
        {topics.map((topic) => (
          <TopicCard key={topic.id} topic={topic} meta={<TopicFacts topic={topic} now={now} />} />
        ))}
      </ContentCards>
    );
  }
  return (
    <TopicList>
      {topics.map((topic) => (
        <PicturedTopic key={topic.id} topic={topic} meta={<TopicFacts topic={topic} now={now} />} />
      ))}
    </TopicList>
  );
}

function Nothing({ list: { name, total }, category }: { list: List; category: string }) {
  const Icon = getCategoryFace(category)?.Icon ?? Newspaper;
  return (
    <EmptyList total={total} firstPage={paths.list(category)}>
      <EmptyState icon={<Icon aria-hidden />} title={`ยังไม่มีเรื่องใน${name}`}>
        สหกรณ์จะประกาศที่หน้านี้
      </EmptyState>
    </EmptyList>
  );
}
