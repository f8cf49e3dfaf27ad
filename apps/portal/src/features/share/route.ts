import { Layers } from 'lucide-react';
import { patterns } from '../../lib/paths.ts';
import type { Screen } from '../../lib/screen.ts';

export const routes: readonly Screen[] = [
  {
    id: 'features/share/share-page',
    path: patterns.share,
    handle: {
      layout: 'member',
      auth: true,
      title: 'ทะเบียนหุ้น',
      highlight: 2,
      menu: { order: 2, Icon: Layers },
    },
    lazy: {
      Component: async () => (await import('./share-page.tsx')).SharePage,
      loader: async () => (await import('./share-endpoints.ts')).loadShareStatement,
    },
  },
];
