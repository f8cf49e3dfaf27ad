import { patterns } from '../../lib/paths.ts';
import { readPageNumber, readSearch, readTopicId } from '../../lib/route-params.ts';
import { type Screen, UNSUBSCRIBED, loadQuery, missing, startQuery } from '../../lib/screen.ts';

const TITLE = 'เสนอความต้องการ/ร้องเรียน';

const loadEndpoints = async () => (await import('./demand-endpoints.ts')).demandApi.endpoints;

export const routes: readonly Screen[] = [
  {
    id: 'features/demand/demand-page',
    path: patterns.demands,
    handle: { layout: 'info', auth: false, title: TITLE },
    lazy: {
      Component: async () => (await import('./demand-page.tsx')).DemandPage,
      loader: async () => {
        const { listDemands } = await loadEndpoints();
        return loadQuery(listDemands, (args) => readPageNumber(readSearch(args)));
      },
    },
  },
  {
    id: 'features/demand/show-demand-page',
    path: patterns.demand,
    handle: { layout: 'info', auth: false, title: TITLE },
    lazy: {
      Component: async () => (await import('./show-demand-page.tsx')).ShowDemandPage,
      ErrorBoundary: async () => (await import('./show-demand-page.tsx')).DemandError,
      loader: async () => {
        const { getDemand } = await loadEndpoints();
        return async (args): Promise<number> => {
          const id = readTopicId(args.params);
          const demand = await startQuery(args, getDemand.initiate(id, UNSUBSCRIBED));
          if (demand === null) throw missing(404);
          return id;
        };
      },
    },
  },
];
