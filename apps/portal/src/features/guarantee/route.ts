import { Handshake } from 'lucide-react';
import { patterns } from '../../lib/paths.ts';
import { type Screen, loadEndpoints } from '../../lib/screen.ts';

export const routes: readonly Screen[] = [
  {
    id: 'features/guarantee/guarantee-page',
    path: patterns.guarantees,
    handle: {
      layout: 'member',
      auth: true,
      title: 'การค้ำประกัน',
      highlight: 6,
      menu: { order: 6, Icon: Handshake },
    },
    lazy: {
      Component: async () => (await import('./guarantee-page.tsx')).GuaranteePage,
      loader: async () =>
        loadEndpoints((await import('./guarantee-endpoints.ts')).guaranteeApi.endpoints.listGuarantees),
    },
  },
];
