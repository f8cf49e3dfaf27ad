import { RelativeTime } from '@sahakorn/ui/relative-time';
import { formatNumber } from '@sahakorn/thai/number';
import type { ReactNode } from 'react';
import type { Topic } from '../../domain/topic/topic.ts';

type TopicFactsProps = {
  topic: Topic;
  now: Date;
  /** Shown before the facts. */
  children?: ReactNode;
};

export function TopicFacts({ topic: { published_at, views }, now, children }: TopicFactsProps) {
  return (
    <span className="dots-between">
      {children}
      <RelativeTime value={published_at} now={now} />
      {Boolean(views) && <span>อ่านแล้ว {formatNumber(views, { decimals: 0 })}&nbsp;ครั้ง</span>}
    </span>
  );
}
