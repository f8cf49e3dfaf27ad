import { listTopics as list, searchTopics as search, showTopic } from '@sahakorn/contract/topic';
import { request } from '../../lib/api/api-request.ts';
import type { ListArgs, SearchArgs } from './topic-endpoints.ts';
import { listFromWire, pageFromWire, resultFromWire, type TopicPage } from './topic-from-wire.ts';

export const listTopics = ({ category, page }: ListArgs) =>
  request(list, { params: { category }, query: { page: page > 1 ? page : undefined }, read: listFromWire });

export const searchTopics = ({ term, page, category }: SearchArgs) =>
  request(search, { body: { search: term, page, ...(category && { category }) }, read: resultFromWire });

export const getTopic = (topicId: number) =>
  request(showTopic, {
    params: { topicId },
    read: ({ data: [page] }): TopicPage | null => (page === undefined ? null : pageFromWire(page)),
  });
