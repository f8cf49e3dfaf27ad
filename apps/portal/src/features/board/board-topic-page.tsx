import { SkeletonPanel } from '@sahakorn/ui/skeleton';
import { skipToken } from '@reduxjs/toolkit/query';
import { useParams } from 'react-router-dom';
import { FeedFault, StaleNotice } from '../../components/feed/feed-notices.tsx';
import { feedOf } from '../../lib/api/feed.ts';
import { useOwnTitle } from '../../lib/tab-title/use-own-title.ts';
import { MissingPage, missingOf } from '../../domain/topic/missing-page.tsx';
import { topicIdOf } from '../../domain/topic/topic-id.ts';
import { useGetBoardTopicQuery } from './board-endpoints.ts';
import { Thread } from './thread.tsx';

/** One topic of the board with its answers, and the form for another. */
export default function BoardTopicPage() {
  const id = topicIdOf(useParams()['topicId']);
  const query = useGetBoardTopicQuery(id ?? skipToken);
  const feed = feedOf({ ...query, data: query.currentData });
  useOwnTitle(query.currentData?.title);
  if (id === null) return <MissingPage missing="unknown" />;
  // While an answer is being fetched the topic stays as it is.
  const shown = query.currentData;
  if (feed.state === 'loading' && !shown) return <SkeletonPanel lines={10} />;
  if (feed.state === 'failed') {
    const missing = missingOf(feed.error);
    if (missing) return <MissingPage missing={missing} />;
    return <FeedFault error={feed.error} retry={feed.retry} what="กระทู้" />;
  }
  if (!shown) return <MissingPage missing="unknown" />;
  return (
    <>
      {feed.state === 'ready' && feed.stale && <StaleNotice retry={feed.retry} />}
      <Thread key={shown.id} topic={shown} />
    </>
  );
}
