import { patterns } from '../../lib/paths.ts';
import { type Screen, UNSUBSCRIBED, loadQueries } from '../../lib/screen.ts';

export const welcomeRoutes: readonly Screen[] = [
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
        return loadQueries(() => [
          termsApi.endpoints.readCurrentTerms.initiate(undefined, UNSUBSCRIBED),
          privacyNoticeApi.endpoints.readPrivacyNotice.initiate(undefined, UNSUBSCRIBED),
        ]);
      },
    },
  },
  {
    id: 'features/welcome/welcome-page',
    path: patterns.welcome,
    handle: { layout: 'none', auth: true, title: 'ข้อกำหนดและเงื่อนไขการใช้งาน', width: 'prose' },
    lazy: {
      Component: async () => (await import('./welcome-page.tsx')).WelcomePage,
      loader: async () => {
        const { getTerms } = (await import('./terms-endpoints.ts')).termsApi.endpoints;
        return loadQueries(() => [getTerms.initiate(undefined, UNSUBSCRIBED)]);
      },
    },
  },
];
