import { SkeletonPanel } from '@sahakorn/ui/skeleton';
import type { ReactNode } from 'react';
import { type QueryState, toFeed } from '../../lib/api/feed.ts';
import { FeedError, StaleNotice } from './feed-notices.tsx';

type FeedViewProps<Data> = {
  query: QueryState<Data>;
  what: string;
  /** Lines of the default skeleton. Default 6. */
  lines?: number;
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
};

export function FeedView<Data>({ query, what, lines = 6, skeleton, children }: FeedViewProps<Data>) {
  const feed = toFeed(query);
  if (feed.state === 'loading') return skeleton ?? <SkeletonPanel lines={lines} />;
  if (feed.state === 'failed') return <FeedError error={feed.error} retry={feed.retry} what={what} />;
  return (
    <>
      {feed.stale && <StaleNotice retry={feed.retry} />}
      {children(feed.data)}
    </>
  );
}
