import { patterns } from '../../lib/paths.ts';
import { readPageNumber, readSearch } from '../../lib/route-params.ts';
import { type Screen, UNSUBSCRIBED, loadQuery, startQuery } from '../../lib/screen.ts';
import type { SearchArgs } from '../../domain/topic/topic-endpoints.ts';
import { readSearchArgs } from './search-args.ts';

const loadTopicEndpoints = async () =>
  (await import('../../domain/topic/topic-endpoints.ts')).topicApi.endpoints;

export const routes: readonly Screen[] = [
  {
    id: 'features/list/search-page',
    path: patterns.search,
    handle: { layout: 'info', auth: false, title: 'ค้นหา', noIndex: true },
    lazy: {
      Component: async () => (await import('./search-page.tsx')).SearchPage,
      loader: async () => {
        const { searchTopics } = await loadTopicEndpoints();
        return async (args): Promise<SearchArgs> => {
          const asked = readSearchArgs(readSearch(args));
          if (asked.term !== '') await startQuery(args, searchTopics.initiate(asked, UNSUBSCRIBED));
          return asked;
        };
      },
    },
  },
  {
    id: 'features/list/list-page',
    path: patterns.list,
    handle: { layout: 'info', auth: false, title: 'ข่าวสารและเอกสาร' },
    lazy: {
      Component: async () => (await import('./list-page.tsx')).ListPage,
      loader: async () => {
        const { listTopics } = await loadTopicEndpoints();
        return loadQuery(listTopics, (args) => ({
          category: args.params['topicId'] ?? '',
          page: readPageNumber(readSearch(args)),
        }));
      },
    },
  },
];
