import { SkeletonPanel } from '@sahakorn/ui/skeleton';
import type { ReactNode } from 'react';
import type { Feed } from '../../lib/api/feed.ts';
import { FeedFault, StaleNotice } from './feed-notices.tsx';

type FeedViewProps<Data> = {
  feed: Feed<Data>;
  what: string;
  /** Lines of the default skeleton. Default 6. */
  lines?: number;
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
};

/** Shows a feed in its present state: skeleton, error with retry, or content with a notice where it is stale. */
export function FeedView<Data>({ feed, what, lines = 6, skeleton, children }: FeedViewProps<Data>) {
  if (feed.state === 'loading') return skeleton ?? <SkeletonPanel lines={lines} />;
  if (feed.state === 'failed') return <FeedFault error={feed.error} retry={feed.retry} what={what} />;
  return (
    <>
      {feed.stale && <StaleNotice retry={feed.retry} />}
      {children(feed.data)}
    </>
  );
}
