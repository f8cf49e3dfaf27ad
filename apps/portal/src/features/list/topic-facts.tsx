import { RelativeTime } from '@sahakorn/ui/relative-time';
import { formatNumber } from '@sahakorn/thai/number';
import type { Topic } from '../../domain/topic/topic.ts';

export function TopicFacts({ topic: { published_at, views }, now }: { topic: Topic; now: Date }) {
  return (
    <>
      <RelativeTime value={published_at} now={now} />
      {Boolean(views) && ` · อ่านแล้ว ${formatNumber(views, { decimals: 0 })}\u00A0ครั้ง`}
    </>
  );
}
