import { SkeletonPanel } from '@sahakorn/ui/skeleton';
import { skipToken } from '@reduxjs/toolkit/query';
import { useParams } from 'react-router-dom';
import { FeedFault, StaleNotice } from '../../components/feed/feed-notices.tsx';
import { feedOf } from '../../lib/api/feed.ts';
import { useOwnTitle } from '../../lib/tab-title/use-own-title.ts';
import { MissingPage, missingOf } from '../../domain/topic/missing-page.tsx';
import { useGetTopicQuery } from '../../domain/topic/topic-endpoints.ts';
import { topicIdOf } from '../../domain/topic/topic-id.ts';
import { Article } from './article.tsx';

/** One page of the site, with its files, its pictures and its neighbours. */
export default function ArticlePage() {
  const id = topicIdOf(useParams()['topicId']);
  const query = useGetTopicQuery(id ?? skipToken);
  const feed = feedOf({ ...query, data: query.currentData });
  useOwnTitle(query.currentData?.title);
  if (id === null) return <MissingPage missing="unknown" />;
  if (feed.state === 'loading') return <SkeletonPanel lines={10} />;
  if (feed.state === 'failed') {
    const missing = missingOf(feed.error);
    if (missing) return <MissingPage missing={missing} />;
    return <FeedFault error={feed.error} retry={feed.retry} what="หน้านี้" />;
  }
  if (!feed.data) return <MissingPage missing="unknown" />;
  return (
    <>
      {feed.stale && <StaleNotice retry={feed.retry} />}
      <Article key={feed.data.id} page={feed.data} />
    </>
  );
}
