import { patterns } from '../../lib/paths.ts';
import type { Screen } from '../../lib/screen.ts';

export const routes: readonly Screen[] = [
  {
    id: 'features/colours/colours-page',
    path: patterns.colours,
    handle: { layout: 'none', auth: false, title: 'สีของเว็บไซต์', width: 'page' },
    lazy: { Component: async () => (await import('./colours-page.tsx')).ColoursPage },
  },
];
