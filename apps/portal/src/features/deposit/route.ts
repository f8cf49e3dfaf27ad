import { todayIso } from '@sahakorn/thai/date';
import { PiggyBank } from 'lucide-react';
import { loadChosen } from '../../domain/statement/load-statement.ts';
import { paths, patterns } from '../../lib/paths.ts';
import { type Screen, UNSUBSCRIBED, loadEndpoints } from '../../lib/screen.ts';

export const routes: readonly Screen[] = [
  {
    id: 'features/deposit/deposit-page',
    path: patterns.deposit,
    handle: {
      layout: 'member',
      auth: true,
      title: 'เงินฝาก',
      highlight: 4,
      menu: { order: 4, Icon: PiggyBank },
    },
    lazy: {
      Component: async () => (await import('./deposit-page.tsx')).DepositPage,
      loader: async () =>
        loadEndpoints((await import('./deposit-endpoints.ts')).depositApi.endpoints.listDepositAccounts),
    },
  },
  {
    id: 'features/deposit/deposit-statement-page',
    path: patterns.depositStatement,
    handle: {
      layout: 'member',
      auth: true,
      title: 'รายการเคลื่อนไหวเงินฝาก',
      shortTitle: 'เงินฝาก',
      parent: patterns.deposit,
      highlight: 4,
    },
    lazy: {
      Component: async () => (await import('./deposit-statement-page.tsx')).DepositStatementPage,
      loader: () =>
        loadChosen(
          import('./deposit-endpoints.ts'),
          ({ depositApi: { endpoints } }, { list, range }, accountNo) => [
            endpoints.listDepositEntries.initiate({ accountNo, ...list }, UNSUBSCRIBED),
            endpoints.listDepositMonths.initiate({ accountNo, ...range }, UNSUBSCRIBED),
            endpoints.listDepositAccounts.initiate(undefined, UNSUBSCRIBED),
          ],
          readChoice(),
          {
            list: ({ depositApi: { endpoints } }) =>
              endpoints.listDepositAccounts.initiate(undefined, UNSUBSCRIBED),
            getNumber: ({ deposit_account_no }) => deposit_account_no,
            toPath: paths.depositStatement,
          },
        ),
    },
  },
];

async function readChoice() {
  const { readDepositChoice } = await import('./deposit-choice.ts');
  return (search: URLSearchParams) => readDepositChoice(search, todayIso(new Date()));
}
