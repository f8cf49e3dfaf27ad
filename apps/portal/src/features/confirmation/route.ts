import { patterns } from '../../lib/paths.ts';
import { type Screen, loadEndpoints } from '../../lib/screen.ts';

export const routes: readonly Screen[] = [
  {
    id: 'features/confirmation/confirmation-page',
    path: patterns.confirmation,
    handle: { layout: 'member', auth: true, title: 'ยืนยันยอด', highlight: 13 },
    lazy: {
      Component: async () => (await import('./confirmation-page.tsx')).ConfirmationPage,
      loader: async () =>
        loadEndpoints(
          (await import('./confirmation-endpoints.ts')).confirmationApi.endpoints.listConfirmations,
        ),
    },
  },
];
