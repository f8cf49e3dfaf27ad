import { PiggyBank } from 'lucide-react';
import { patterns } from '../../lib/paths.ts';
import { type Screen, loadEndpoints } from '../../lib/screen.ts';

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
      loader: async () => (await import('./deposit-endpoints.ts')).loadDepositStatement,
    },
  },
];
