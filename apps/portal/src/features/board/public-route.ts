import { patterns } from '../../lib/paths.ts';
import { readSearch, readTopicId } from '../../lib/route-params.ts';
import { type Screen, UNSUBSCRIBED, loadQuery, missing, startQuery } from '../../lib/screen.ts';
import { FIRST_TOPICS, readBoardChoice } from './board-choice.ts';

const loadEndpoints = async () => (await import('./board-endpoints.ts')).boardApi.endpoints;

export const routes: readonly Screen[] = [
  {
    id: 'features/board/board-page',
    path: patterns.board,
    handle: { layout: 'info', auth: false, title: 'กระดานถามตอบ' },
    lazy: {
      Component: async () => (await import('./board-page.tsx')).BoardPage,
      loader: async () => {
        const { listBoardTopics } = await loadEndpoints();
        return loadQuery(listBoardTopics, (args) => readBoardChoice(readSearch(args)));
      },
    },
  },
  {
    id: 'features/board/board-post-page',
    path: patterns.boardPost,
    handle: { layout: 'info', auth: false, title: 'ตั้งกระทู้' },
    lazy: { Component: async () => (await import('./board-post-page.tsx')).BoardPostPage },
  },
  {
    id: 'features/board/board-topic-page',
    path: patterns.boardTopic,
    handle: { layout: 'info', auth: false, title: 'กระดานถามตอบ' },
    lazy: {
      Component: async () => (await import('./board-topic-page.tsx')).BoardTopicPage,
      loader: async () => {
        const { getBoardTopic, listBoardTopics } = await loadEndpoints();
        return async (args): Promise<number> => {
          const id = readTopicId(args.params);
          const [topic] = await Promise.all([
            startQuery(args, getBoardTopic.initiate(id, UNSUBSCRIBED)),
            startQuery(args, listBoardTopics.initiate(FIRST_TOPICS, UNSUBSCRIBED)),
          ]);
          if (topic === null) throw missing(404);
          return id;
        };
      },
    },
  },
];
