import { SkeletonPanel } from '@sahakorn/ui/skeleton';
import type { ReactNode } from 'react';
import { type QueryState, toFeed } from '../../lib/api/feed.ts';
import { MissingPage, getMissingReason } from '../missing-page.tsx';
import { PageMeta } from '../page-meta.tsx';
import { FeedError, StaleNotice } from './feed-notices.tsx';

type PageFeedProps<Data> = {
  /** Hides the data of the previous page while this one loads. */
  query: QueryState<Data> & { currentData?: Data | undefined };
  what: string;
  /** Shown if the record does not exist. */
  missing?: ReactNode;
  children: (data: NonNullable<Data>) => ReactNode;
};

/** A page of one record, with its own head: loading, failed, missing or loaded. */
export function PageFeed<Data>({ query, what, missing, children }: PageFeedProps<Data>) {
  const feed = toFeed({ ...query, data: query.currentData });
  const reason = feed.state === 'failed' ? getMissingReason(feed.error) : null;
  if (reason === 'gone') return <MissingPage missing={reason} />;
  if (reason || (feed.state === 'ready' && !feed.data)) return missing ?? <MissingPage missing="unknown" />;
  if (feed.state === 'ready' && feed.data)
    return (
      <>
        {feed.stale && <StaleNotice retry={feed.retry} />}
        {children(feed.data)}
      </>
    );
  return (
    <>
      <PageMeta />
      {feed.state === 'failed' ? (
        <FeedError error={feed.error} retry={feed.retry} what={what} />
      ) : (
        <SkeletonPanel lines={10} />
      )}
    </>
  );
}
