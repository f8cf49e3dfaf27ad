import { patterns } from '../../lib/paths.ts';
import { readTopicId } from '../../lib/route-params.ts';
import { type Screen, UNSUBSCRIBED, missing, startQuery } from '../../lib/screen.ts';

export const routes: readonly Screen[] = [
  {
    id: 'features/article/article-page',
    path: patterns.topic,
    handle: { layout: 'info', auth: false, title: 'ข่าวสารและเอกสาร' },
    lazy: {
      Component: async () => (await import('./article-page.tsx')).ArticlePage,
      loader: async () => {
        const { topicApi } = await import('../../domain/topic/topic-endpoints.ts');
        const { getTopic, listTopics } = topicApi.endpoints;
        return async (args): Promise<number> => {
          const id = readTopicId(args.params);
          const topic = await startQuery(args, getTopic.initiate(id, UNSUBSCRIBED));
          if (topic === null) throw missing(404);
          // In the browser the screen loads the other topics itself, once the category is known.
          if (topic?.category)
            await startQuery(args, listTopics.initiate({ category: topic.category, page: 1 }, UNSUBSCRIBED));
          return id;
        };
      },
    },
  },
];
