import { RelativeTime } from '@sahakorn/ui/relative-time';
import { formatNumber } from '@sahakorn/thai/number';
import type { Topic } from '../../domain/topic/topic-from-wire.ts';

export function TopicFacts({ topic: { publishedAt, views }, now }: { topic: Topic; now: Date }) {
  return (
    <>
      <RelativeTime value={publishedAt} now={now} />
      {views > 0 && ` · อ่านแล้ว ${formatNumber(views, { decimals: 0 })}\u00A0ครั้ง`}
    </>
  );
}
