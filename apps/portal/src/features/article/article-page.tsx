import { SkeletonPanel } from '@sahakorn/ui/skeleton';
import { useLoaderData } from 'react-router-dom';
import { FeedFault, StaleNotice } from '../../components/feed/feed-notices.tsx';
import { MissingPage, getMissing } from '../../components/missing-page.tsx';
import { PageMeta } from '../../components/page-meta.tsx';
import { useGetTopicQuery } from '../../domain/topic/topic-endpoints.ts';
import { toFeed } from '../../lib/api/feed.ts';
import { ArticleMeta } from './article-meta.tsx';
import { Article } from './article.tsx';

export function ArticlePage() {
  const query = useGetTopicQuery(useLoaderData<number>());
  const feed = toFeed({ ...query, data: query.currentData });
  if (feed.state === 'failed') {
    const missing = getMissing(feed.error);
    if (missing) return <MissingPage missing={missing} />;
    return (
      <>
        <PageMeta />
        <FeedFault error={feed.error} retry={feed.retry} what="หน้านี้" />
      </>
    );
  }
  if (feed.state === 'ready' && !feed.data) return <MissingPage missing="unknown" />;
  return (
    <>
      {feed.state === 'ready' && feed.stale && <StaleNotice retry={feed.retry} />}
      {feed.state === 'ready' && feed.data ? (
        <>
          <ArticleMeta page={feed.data} />
          <Article key={feed.data.id} page={feed.data} />
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
