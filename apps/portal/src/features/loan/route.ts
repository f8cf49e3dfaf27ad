import { HandCoins } from 'lucide-react';
import { loadStatement } from '../../domain/statement/load-statement.ts';
import { paths, patterns } from '../../lib/paths.ts';
import { type Screen, UNSUBSCRIBED, loadEndpoints } from '../../lib/screen.ts';

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
      loader: () =>
        loadStatement(
          import('./loan-endpoints.ts'),
          ({ loanApi }, choice, contractNo) => [
            loanApi.endpoints.listLoanEntries.initiate({ contractNo, ...choice }, UNSUBSCRIBED),
            loanApi.endpoints.listLoanContracts.initiate(undefined, UNSUBSCRIBED),
          ],
          {
            list: ({ loanApi }) => loanApi.endpoints.listLoanContracts.initiate(undefined, UNSUBSCRIBED),
            getNumber: ({ loan_contract_no }) => loan_contract_no,
            toPath: paths.loanStatement,
          },
        ),
    },
  },
];
