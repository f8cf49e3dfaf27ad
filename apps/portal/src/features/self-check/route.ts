import { patterns } from '../../lib/paths.ts';
import type { Screen } from '../../lib/screen.ts';

export const routes: readonly Screen[] = [
  {
    id: 'features/self-check/self-check-page',
    path: patterns.selfCheck,
    handle: {
      layout: 'none',
      auth: false,
      title: 'ตรวจสอบความพร้อมของเครื่อง',
      width: 'prose',
      render: 'browser',
    },
    lazy: { Component: async () => (await import('./self-check-page.tsx')).SelfCheckPage },
  },
];
