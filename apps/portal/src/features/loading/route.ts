import { patterns } from '../../lib/paths.ts';
import type { Screen } from '../../lib/screen.ts';

export const routes: readonly Screen[] = [
  {
    id: 'features/loading/load-page',
    path: patterns.load,
    handle: { layout: 'none', auth: false, title: 'ระบบสมาชิก Online', noIndex: true },
    lazy: { Component: async () => (await import('./load-page.tsx')).LoadPage },
  },
];
