import { patterns } from '../../lib/paths.ts';
import { type Screen, UNSUBSCRIBED, loadQueries } from '../../lib/screen.ts';

export const passwordRoutes: readonly Screen[] = [
  {
    id: 'features/password/password-page',
    path: patterns.password,
    handle: { layout: 'member', auth: true, title: 'เปลี่ยนรหัสผ่าน' },
    lazy: {
      Component: async () => (await import('./password-page.tsx')).PasswordPage,
      loader: async () => {
        const [{ deviceApi }, { FEW_ACTIVITIES, activityApi }] = await Promise.all([
          import('./device-endpoints.ts'),
          import('./activity-endpoints.ts'),
        ]);
        return loadQueries(() => [
          deviceApi.endpoints.listDevices.initiate(undefined, UNSUBSCRIBED),
          activityApi.endpoints.listActivity.initiate(FEW_ACTIVITIES, UNSUBSCRIBED),
        ]);
      },
    },
  },
];
