import { Button } from '@sahakorn/ui/button';
import type { ReactNode } from 'react';
import { getErrorTitle } from '../../lib/api/error-sentence.ts';
import { type QueryState, toFeed } from '../../lib/api/feed.ts';
import type { FeedErrorProps } from './feed-notices.tsx';

type RowPartProps<Data> = {
  query: QueryState<Data>;
  what: string;
  /** Shown while it loads. Default a row. */
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
};

/** A section of the first screen that loads, fails and retries independently of the others. */
export function RowPart<Data>({ query, what, skeleton = <RowSkeleton />, children }: RowPartProps<Data>) {
  const feed = toFeed(query);
  if (feed.state === 'loading') return skeleton;
  if (feed.state === 'failed') return <RowError error={feed.error} retry={feed.retry} what={what} />;
  return children(feed.data);
}

export function RowSkeleton({ className = 'min-h-17' }: { className?: string }) {
  return (
    <div data-slot="skeleton-row" className={`border-t border-line px-inset py-3 ${className}`}>
      <span className="sr-only">กำลังโหลด</span>
      <div aria-hidden className="h-full rounded-sm bg-subtle" />
    </div>
  );
}

function RowError({ error, retry, what }: FeedErrorProps) {
  return (
    <div className="flex min-h-17 flex-wrap items-center justify-between gap-x-3 gap-y-1 border-t border-line px-inset py-2">
      <p>
        ยังแสดง{what}ไม่ได้ <span className="inline-block text-sm text-text-muted">{getErrorTitle(error)}</span>
      </p>
      <Button size="sm" onClick={retry}>
        ลองอีกครั้ง<span className="sr-only"> {what}</span>
      </Button>
    </div>
  );
}
