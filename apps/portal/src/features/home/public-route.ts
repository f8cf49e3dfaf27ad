import { patterns } from '../../lib/paths.ts';
import { type Screen, loadEndpoints } from '../../lib/screen.ts';

export const routes: readonly Screen[] = [
  {
    id: 'features/home/home-page',
    path: patterns.home,
    handle: { layout: 'info', auth: false, title: 'หน้าหลัก' },
    lazy: {
      Component: async () => (await import('./home-page.tsx')).HomePage,
      loader: async () =>
        loadEndpoints((await import('./home-endpoints.ts')).homeApi.endpoints.listHomeSections),
    },
  },
];
