import { SkeletonPanel } from '@sahakorn/ui/skeleton';
import { useLoaderData } from 'react-router-dom';
import { StaleNotice } from '../../components/feed/feed-notices.tsx';
import { MissingPage } from '../../components/missing-page.tsx';
import { PageMeta } from '../../components/page-meta.tsx';
import { useGetTopicQuery } from '../../domain/topic/topic-endpoints.ts';
import { toFeed } from '../../lib/api/feed.ts';
import { ArticleMeta } from './article-meta.tsx';
import { Article } from './article.tsx';
import { PageFault } from '../../components/feed/page-fault.tsx';

export function ArticlePage() {
  const query = useGetTopicQuery(useLoaderData<number>());
  const feed = toFeed({ ...query, data: query.currentData });
  if (feed.state === 'failed') return <PageFault feed={feed} what="หน้านี้" />;
  if (feed.state === 'ready' && !feed.data) return <MissingPage missing="unknown" />;
  return (
    <>
      {feed.state === 'ready' && feed.stale && <StaleNotice retry={feed.retry} />}
      {feed.state === 'ready' && feed.data ? (
        <>
          <ArticleMeta page={feed.data} />
          <Article key={feed.data.topic_id} page={feed.data} />
        </>
      ) : (
        <>
          <PageMeta />
          <SkeletonPanel lines={10} />
        </>
      )}
    </>
  );
}
