import { patterns } from '../../lib/paths.ts';
import { readSearch } from '../../lib/route-params.ts';
import { type Screen, UNSUBSCRIBED, loadQueries } from '../../lib/screen.ts';

export const routes: readonly Screen[] = [
  {
    id: 'features/share/share-page',
    path: patterns.share,
    handle: { layout: 'member', auth: true, title: 'ทะเบียนหุ้น' },
    lazy: {
      Component: async () => (await import('./share-page.tsx')).SharePage,
      loader: async () => {
        const [{ shareApi }, { readStatementChoice }] = await Promise.all([
          import('./share-endpoints.ts'),
          import('../../domain/statement/statement-choice.ts'),
        ]);
        const { listShareEntries } = shareApi.endpoints;
        return loadQueries((args) => [
          listShareEntries.initiate(readStatementChoice(readSearch(args)), UNSUBSCRIBED),
        ]);
      },
    },
  },
];
