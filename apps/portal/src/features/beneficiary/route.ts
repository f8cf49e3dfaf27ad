import { UsersRound } from 'lucide-react';
import { patterns } from '../../lib/paths.ts';
import { type Screen, loadEndpoints } from '../../lib/screen.ts';

export const routes: readonly Screen[] = [
  {
    id: 'features/beneficiary/beneficiary-page',
    path: patterns.beneficiaries,
    handle: {
      layout: 'member',
      auth: true,
      title: 'ผู้รับโอนประโยชน์',
      highlight: 7,
      menu: { order: 8, Icon: UsersRound },
    },
    lazy: {
      Component: async () => (await import('./beneficiary-page.tsx')).BeneficiaryPage,
      loader: async () =>
        loadEndpoints(
          (await import('./beneficiary-endpoints.ts')).beneficiaryApi.endpoints.listBeneficiaries,
        ),
    },
  },
];
