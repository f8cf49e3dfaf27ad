import { patterns } from '../../lib/paths.ts';
import { type Screen, loadEndpoints } from '../../lib/screen.ts';

export const routes: readonly Screen[] = [
  {
    id: 'features/privacy/privacy-page',
    path: patterns.privacy,
    handle: { layout: 'member', auth: true, title: 'ข้อมูลของท่านและความเป็นส่วนตัว', parent: patterns.status },
    lazy: {
      Component: async () => (await import('./privacy-page.tsx')).PrivacyPage,
      loader: async () => {
        const [{ privacyApi }, { privacyNoticeApi }] = await Promise.all([
          import('./privacy-endpoints.ts'),
          import('../../domain/privacy/privacy-notice-endpoints.ts'),
        ]);
        return loadEndpoints(
          privacyApi.endpoints.getConsents,
          privacyApi.endpoints.listPrivacyRequests,
          privacyNoticeApi.endpoints.readPrivacyNotice,
        );
      },
    },
  },
];
