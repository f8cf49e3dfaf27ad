import { patterns } from '../../lib/paths.ts';
import { type Screen, loadEndpoints } from '../../lib/screen.ts';

export const routes: readonly Screen[] = [
  {
    id: 'features/welfare/welfare-page',
    path: patterns.welfare,
    handle: { layout: 'member', auth: true, title: 'สวัสดิการ', highlight: 10 },
    lazy: {
      Component: async () => (await import('./welfare-page.tsx')).WelfarePage,
      loader: async () =>
        loadEndpoints((await import('./welfare-endpoints.ts')).welfareApi.endpoints.getWelfare),
    },
  },
];
