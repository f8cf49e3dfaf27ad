import { patterns } from '../../lib/paths.ts';
import type { Screen } from '../../lib/screen.ts';

export const routes: readonly Screen[] = [
  {
    id: 'features/logon/logon-page',
    path: patterns.logon,
    handle: { layout: 'none', auth: false, title: 'เข้าสู่ระบบสมาชิก', render: 'browser', highlight: 11 },
    lazy: { Component: async () => (await import('./logon-page.tsx')).LogonPage },
  },
];
