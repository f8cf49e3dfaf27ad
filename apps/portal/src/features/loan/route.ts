import { patterns } from '../../lib/paths.ts';
import { readSearch } from '../../lib/route-params.ts';
import { type Screen, UNSUBSCRIBED, loadQueries, loadEndpoints } from '../../lib/screen.ts';

export const routes: readonly Screen[] = [
  {
    id: 'features/loan/loan-page',
    path: patterns.loan,
    handle: { layout: 'member', auth: true, title: 'เงินกู้' },
    lazy: {
      Component: async () => (await import('./loan-page.tsx')).LoanPage,
      loader: async () =>
        loadEndpoints((await import('./loan-endpoints.ts')).loanApi.endpoints.listLoanContracts),
    },
  },
  {
    id: 'features/loan/loan-statement-page',
    path: patterns.loanStatement,
    handle: { layout: 'member', auth: true, title: 'รายการเคลื่อนไหวเงินกู้', parent: patterns.loan },
    lazy: {
      Component: async () => (await import('./loan-statement-page.tsx')).LoanStatementPage,
      loader: async () => {
        const [{ loanApi }, { readStatementChoice }] = await Promise.all([
          import('./loan-endpoints.ts'),
          import('../../domain/statement/statement-choice.ts'),
        ]);
        const { listLoanEntries, listLoanContracts } = loanApi.endpoints;
        return loadQueries((args) => {
          const contractNo = args.params['statement'] ?? '';
          const choice = readStatementChoice(readSearch(args));
          return [
            listLoanEntries.initiate({ contractNo, ...choice }, UNSUBSCRIBED),
            listLoanContracts.initiate(undefined, UNSUBSCRIBED),
          ];
        });
      },
    },
  },
];
