import { UserRound } from 'lucide-react';
import { patterns } from '../../lib/paths.ts';
import type { Screen } from '../../lib/screen.ts';

export const routes: readonly Screen[] = [
  {
    id: 'features/member/status-page',
    path: patterns.status,
    handle: {
      layout: 'member',
      auth: true,
      title: 'ข้อมูลส่วนตัว',
      parent: patterns.home,
      head: 'own',
      highlight: 1,
      menu: { order: 1, Icon: UserRound },
    },
    lazy: {
      Component: async () => (await import('./status-page.tsx')).StatusPage,
      loader: async () => (await import('./load-first-screen.ts')).loadFirstScreen(),
    },
  },
];
