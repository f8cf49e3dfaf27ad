import { patterns } from '../../lib/paths.ts';
import { readSearch } from '../../lib/route-params.ts';
import { type Screen, UNSUBSCRIBED, loadQueries, loadEndpoints } from '../../lib/screen.ts';

export const routes: readonly Screen[] = [
  {
    id: 'features/deposit/deposit-page',
    path: patterns.deposit,
    handle: { layout: 'member', auth: true, title: 'เงินฝาก' },
    lazy: {
      Component: async () => (await import('./deposit-page.tsx')).DepositPage,
      loader: async () =>
        loadEndpoints((await import('./deposit-endpoints.ts')).depositApi.endpoints.listDepositAccounts),
    },
  },
  {
    id: 'features/deposit/deposit-statement-page',
    path: patterns.depositStatement,
    handle: { layout: 'member', auth: true, title: 'รายการเคลื่อนไหวเงินฝาก', parent: patterns.deposit },
    lazy: {
      Component: async () => (await import('./deposit-statement-page.tsx')).DepositStatementPage,
      loader: async () => {
        const [{ depositApi }, { readStatementChoice }] = await Promise.all([
          import('./deposit-endpoints.ts'),
          import('../../domain/statement/statement-choice.ts'),
        ]);
        const { listDepositEntries, listDepositAccounts } = depositApi.endpoints;
        return loadQueries((args) => {
          const accountNo = args.params['statement'] ?? '';
          const choice = readStatementChoice(readSearch(args));
          return [
            listDepositEntries.initiate({ accountNo, ...choice }, UNSUBSCRIBED),
            listDepositAccounts.initiate(undefined, UNSUBSCRIBED),
          ];
        });
      },
    },
  },
];
