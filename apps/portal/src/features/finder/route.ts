import { patterns } from '../../lib/paths.ts';
import { type Screen, loadEndpoints } from '../../lib/screen.ts';

export const routes: readonly Screen[] = [
  {
    id: 'features/finder/finder-page',
    path: patterns.findMe,
    handle: { layout: 'none', auth: false, title: 'สำนักงานและสาขา', width: 'page' },
    lazy: {
      Component: async () => (await import('./finder-page.tsx')).FinderPage,
      loader: async () =>
        loadEndpoints((await import('../../domain/site/site-endpoints.ts')).siteApi.endpoints.getFooter),
    },
  },
];
