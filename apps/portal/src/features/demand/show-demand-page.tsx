import { SkeletonPanel } from '@sahakorn/ui/skeleton';
import { skipToken } from '@reduxjs/toolkit/query';
import { useParams } from 'react-router-dom';
import { isNotFound } from '../../lib/api/api-error.ts';
import { FeedFault, StaleNotice } from '../../components/feed/feed-notices.tsx';
import { feedOf } from '../../lib/api/feed.ts';
import { useLocationState } from '../../lib/use-location-state.ts';
import { useOwnTitle } from '../../lib/tab-title/use-own-title.ts';
import { topicIdOf } from '../../domain/topic/topic-id.ts';
import { useGetDemandQuery, useTrackDemandQuery } from './demand-endpoints.ts';
import { DemandArticle } from './demand-article.tsx';
import { MissingDemand } from './missing-demand.tsx';
import { codeOfState } from './tracking-code.ts';

/** One demand and its answer: a public one for everyone, another for whoever came with its code. */
export default function ShowDemandPage() {
  const id = topicIdOf(useParams()['topicId']);
  const code = codeOfState(useLocationState());
  const open = useGetDemandQuery(id !== null && code === null ? id : skipToken);
  const tracked = useTrackDemandQuery(code ?? skipToken);
  const query = code === null ? open : tracked;
  const feed = feedOf({ ...query, data: query.currentData });
  const shown = query.currentData;
  useOwnTitle(shown?.title);
  if (id === null) return <MissingDemand />;
  if (feed.state === 'loading') return <SkeletonPanel lines={8} />;
  if (feed.state === 'failed') {
    if (isNotFound(feed.error)) return <MissingDemand />;
    return <FeedFault error={feed.error} retry={feed.retry} what="เรื่องนี้" />;
  }
  if (feed.data?.id !== id) return <MissingDemand />;
  return (
    <>
      {feed.stale && <StaleNotice retry={feed.retry} />}
      <DemandArticle demand={feed.data} />
    </>
  );
}
