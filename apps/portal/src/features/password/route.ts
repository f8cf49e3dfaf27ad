import { KeyRound } from 'lucide-react';
import { patterns } from '../../lib/paths.ts';
import { type Screen, loadEndpoints } from '../../lib/screen.ts';

export const routes: readonly Screen[] = [
  {
    id: 'features/password/password-page',
    path: patterns.password,
    handle: {
      layout: 'member',
      auth: true,
      title: 'เปลี่ยนรหัสผ่าน',
      highlight: 9,
      menu: { order: 9, Icon: KeyRound, group: 'account' },
    },
    lazy: {
      Component: async () => (await import('./password-page.tsx')).PasswordPage,
      loader: async () => {
        const [{ deviceApi }, { activityApi }] = await Promise.all([
          import('./device-endpoints.ts'),
          import('./activity-endpoints.ts'),
        ]);
        return loadEndpoints(deviceApi.endpoints.listDevices, activityApi.endpoints.listActivity);
      },
    },
  },
];
