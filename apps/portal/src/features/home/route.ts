import { patterns } from '../../lib/paths.ts';
import { type Screen, UNSUBSCRIBED, loadQueries } from '../../lib/screen.ts';

export const homeRoutes: readonly Screen[] = [
  {
    id: 'features/home/home-page',
    path: patterns.home,
    handle: { layout: 'info', auth: false, title: 'หน้าหลัก' },
    lazy: {
      Component: async () => (await import('./home-page.tsx')).HomePage,
      loader: async () => {
        const { listHomeSections } = (await import('./home-endpoints.ts')).homeApi.endpoints;
        return loadQueries(() => [listHomeSections.initiate(undefined, UNSUBSCRIBED)]);
      },
    },
  },
];
