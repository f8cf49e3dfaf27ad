import type { LenientResponse } from '@sahakorn/contract/call';
import type { Lenient } from '@sahakorn/contract/lenient';
import type * as wire from '@sahakorn/contract/topic';
import { paths } from '../../lib/paths.ts';

export type TopicPicture = Lenient<wire.Picture>;
export type Topic = Lenient<wire.Topic>;
export type TopicPage = Lenient<wire.TopicPage>;
export type TopicList = LenientResponse<typeof wire.listTopics>;
export type SearchResult = LenientResponse<typeof wire.searchTopics>;
export type TextRun = Lenient<wire.TextRun>;

export function getTopicUrl({ external_url, topic_id }: Pick<Topic, 'external_url' | 'topic_id'>) {
  return external_url || (topic_id === null ? null : paths.topic(topic_id));
}

export type Paged = { page: number | null; total: number | null; per_page: number | null };

export function countPages({ page, total, per_page }: Paged): number {
  return total === null || per_page === null ? (page ?? 1) : Math.ceil(total / per_page);
}
