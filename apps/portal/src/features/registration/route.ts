import { patterns } from '../../lib/paths.ts';
import type { Screen } from '../../lib/screen.ts';

export const routes: readonly Screen[] = [
  {
    id: 'features/registration/registration-page',
    path: patterns.registerAuth,
    handle: { layout: 'none', auth: false, title: 'ลงทะเบียนใช้งานครั้งแรก: ยืนยันตัวตน', render: 'browser' },
    lazy: { Component: async () => (await import('./registration-page.tsx')).RegistrationPage },
  },
  {
    id: 'features/registration/registration-page#password',
    path: patterns.register,
    handle: { layout: 'none', auth: false, title: 'ลงทะเบียนใช้งานครั้งแรก: ตั้งรหัสผ่าน', render: 'browser' },
    lazy: { Component: async () => (await import('./registration-page.tsx')).RegistrationPage },
  },
  {
    id: 'features/registration/registration-page#forget',
    path: patterns.forget,
    handle: { layout: 'none', auth: false, title: 'ลืมรหัสผ่าน', render: 'browser' },
    lazy: { Component: async () => (await import('./registration-page.tsx')).RegistrationPage },
  },
];
