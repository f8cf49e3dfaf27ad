import { patterns } from '../../lib/paths.ts';
import type { Screen } from '../../lib/screen.ts';

export const routes: readonly Screen[] = [
  {
    id: 'features/verify/verify-page',
    path: patterns.verify,
    handle: { layout: 'none', auth: false, title: 'ตรวจสอบเอกสาร', width: 'prose', render: 'browser' },
    lazy: { Component: async () => (await import('./verify-page.tsx')).VerifyPage },
  },
  {
    id: 'features/verify/verify-page#code',
    path: patterns.verifyCode,
    handle: { layout: 'none', auth: false, title: 'ตรวจสอบเอกสาร', width: 'prose', render: 'browser' },
    lazy: { Component: async () => (await import('./verify-page.tsx')).VerifyPage },
  },
];
