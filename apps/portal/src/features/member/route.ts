import { patterns } from '../../lib/paths.ts';
import { type Screen, loadEndpoints } from '../../lib/screen.ts';

export const routes: readonly Screen[] = [
  {
    id: 'features/member/status-page',
    path: patterns.status,
    handle: { layout: 'member', auth: true, title: 'ข้อมูลส่วนตัว', parent: patterns.home },
    lazy: {
      Component: async () => (await import('./status-page.tsx')).StatusPage,
      loader: async () =>
        loadEndpoints((await import('./member-endpoints.ts')).memberApi.endpoints.getMemberProfile),
    },
  },
];
