import { patterns } from '../../lib/paths.ts';
import { type Screen, loadEndpoints } from '../../lib/screen.ts';

export const routes: readonly Screen[] = [
  {
    id: 'features/welcome/terms-page',
    path: patterns.terms,
    handle: {
      layout: 'none',
      auth: false,
      title: 'ข้อกำหนดและเงื่อนไขการใช้งาน',
      width: 'prose',
      render: 'browser',
    },
    lazy: {
      Component: async () => (await import('./terms-page.tsx')).TermsPage,
      loader: async () => {
        const [{ termsApi }, { privacyNoticeApi }] = await Promise.all([
          import('./terms-endpoints.ts'),
          import('../../domain/privacy/privacy-notice-endpoints.ts'),
        ]);
        return loadEndpoints(
          termsApi.endpoints.readCurrentTerms,
          privacyNoticeApi.endpoints.readPrivacyNotice,
        );
      },
    },
  },
  {
    id: 'features/welcome/welcome-page',
    path: patterns.welcome,
    handle: { layout: 'none', auth: true, title: 'ข้อกำหนดและเงื่อนไขการใช้งาน', width: 'prose', highlight: 99 },
    lazy: {
      Component: async () => (await import('./welcome-page.tsx')).WelcomePage,
      loader: async () => loadEndpoints((await import('./terms-endpoints.ts')).termsApi.endpoints.getTerms),
    },
  },
];
