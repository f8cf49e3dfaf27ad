import { patterns } from '../../lib/paths.ts';
import { readPageNumber, readSearch } from '../../lib/route-params.ts';
import { type Screen, UNSUBSCRIBED, loadQueries, startQuery } from '../../lib/screen.ts';
import type { ListArgs } from '../../domain/topic/topic-endpoints.ts';
import { readSearchChoice } from './use-search-choice.ts';

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
        return loadQueries((args) => {
          // A term that came with the state of the location alone is searched by the screen.
          const choice = readSearchChoice(readSearch(args), null);
          return choice.term === '' ? [] : [searchTopics.initiate(choice, UNSUBSCRIBED)];
        });
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
        return async (args): Promise<ListArgs> => {
          const list = { category: args.params['topicId'] ?? '', page: readPageNumber(readSearch(args)) };
          await startQuery(args, listTopics.initiate(list, UNSUBSCRIBED));
          return list;
        };
      },
    },
  },
];
