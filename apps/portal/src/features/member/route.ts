import { patterns } from '../../lib/paths.ts';
import { type Screen, UNSUBSCRIBED, loadQueries } from '../../lib/screen.ts';

export const routes: readonly Screen[] = [
  {
    id: 'features/member/status-page',
    path: patterns.status,
    handle: { layout: 'member', auth: true, title: 'ข้อมูลส่วนตัว', parent: patterns.home, head: 'own' },
    lazy: {
      Component: async () => (await import('./status-page.tsx')).StatusPage,
      loader: async () => {
        const [{ memberApi }, { firstScreenApi }, { deductionApi }, { loanOutlookApi }] = await Promise.all([
          import('./member-endpoints.ts'),
          import('./first-screen-endpoints.ts'),
          import('../../domain/deduction/deduction-endpoints.ts'),
          import('../../domain/loan/loan-outlook-endpoints.ts'),
        ]);
        const { listNewestReceipts, getLatestDividend, listOpenRequests, listOpenWelfare } =
          firstScreenApi.endpoints;
        const own = [
          memberApi.endpoints.getMemberProfile,
          listNewestReceipts,
          loanOutlookApi.endpoints.listLoanOutlooks,
          getLatestDividend,
          listOpenRequests,
          listOpenWelfare,
        ];
        return loadQueries(() => [
          deductionApi.endpoints.getDeduction.initiate(undefined, UNSUBSCRIBED),
          ...own.map(({ initiate }) => initiate(undefined, UNSUBSCRIBED)),
        ]);
      },
    },
  },
];
