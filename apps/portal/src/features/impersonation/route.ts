import { patterns } from '../../lib/paths.ts';
import type { Screen } from '../../lib/screen.ts';

export const routes: readonly Screen[] = [
  {
    id: 'features/impersonation/impersonate-page',
    path: patterns.impersonate,
    handle: { layout: 'none', auth: false, title: 'ดูข้อมูลแทนสมาชิก', width: 'prose', render: 'browser' },
    lazy: { Component: async () => (await import('./impersonate-page.tsx')).ImpersonatePage },
  },
];
