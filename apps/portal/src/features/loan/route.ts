import { HandCoins } from 'lucide-react';
import { patterns } from '../../lib/paths.ts';
import { type Screen, loadEndpoints } from '../../lib/screen.ts';

export const routes: readonly Screen[] = [
  {
    id: 'features/loan/loan-page',
    path: patterns.loan,
    handle: {
      layout: 'member',
      auth: true,
      title: 'เงินกู้',
      highlight: 3,
      menu: { order: 3, Icon: HandCoins },
    },
    lazy: {
      Component: async () => (await import('./loan-page.tsx')).LoanPage,
      loader: async () => {
        const [{ loanApi }, { loanOutlookApi }] = await Promise.all([
          import('./loan-endpoints.ts'),
          import('../../domain/loan/loan-outlook-endpoints.ts'),
        ]);
        return loadEndpoints(loanApi.endpoints.listLoanContracts, loanOutlookApi.endpoints.listLoanOutlooks);
      },
    },
  },
  {
    id: 'features/loan/loan-statement-page',
    path: patterns.loanStatement,
    handle: {
      layout: 'member',
      auth: true,
      title: 'รายการเคลื่อนไหวเงินกู้',
      parent: patterns.loan,
      highlight: 3,
    },
    lazy: {
      Component: async () => (await import('./loan-statement-page.tsx')).LoanStatementPage,
      loader: async () => (await import('./loan-endpoints.ts')).loadLoanStatement,
    },
  },
];
