import { ChartNoAxesColumn } from 'lucide-react';
import { patterns } from '../../lib/paths.ts';
import { type Screen, loadEndpoints } from '../../lib/screen.ts';

export const routes: readonly Screen[] = [
  {
    id: 'features/dividend/dividend-page',
    path: patterns.dividend,
    handle: {
      layout: 'member',
      auth: true,
      title: 'ปันผลเฉลี่ยคืน',
      highlight: 8,
      menu: { order: 7, Icon: ChartNoAxesColumn },
    },
    lazy: {
      Component: async () => (await import('./dividend-page.tsx')).DividendPage,
      loader: async () => {
        const { listDividendYears, listExplainedYears } = (await import('./dividend-endpoints.ts'))
          .dividendApi.endpoints;
        return loadEndpoints(listDividendYears, listExplainedYears);
      },
    },
  },
];
