import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { CHROMIUM_ARGS } from '../../scripts/chromium-args.ts';
import { isLate, lateEnv, latePlugins, lateSetup } from '../../scripts/late/late-mode.ts';

/** A new object for each project, because Vitest changes it. */
export const chromium = (...args: string[]) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  connectTimeout: 300_000,
  provider: playwright({
    launchOptions: {
      timeout: 300_000,
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [...CHROMIUM_ARGS, ...args],
    },
    // Without motion: on a busy machine a part that fades in stays invisible until its second frame.
    contextOptions: { locale: 'th-TH', timezoneId: 'Asia/Bangkok', reducedMotion: 'reduce' },
  }),
  instances: [{ browser: 'chromium' as const }],
});

/** Dependencies of the kit and its tests. Vite reloads the page when it discovers a dependency during a run, so all are listed. */
const DEPENDENCIES = [
  '@radix-ui/react-alert-dialog',
  '@radix-ui/react-dialog',
  '@radix-ui/react-dropdown-menu',
  '@radix-ui/react-popover',
  '@radix-ui/react-slot',
  '@radix-ui/react-tabs',
  '@radix-ui/react-toast',
  '@sahakorn/thai > dayjs',
  '@sahakorn/thai > dayjs/plugin/utc.js',
  '@testing-library/react',
  '@testing-library/user-event',
  'class-variance-authority',
  'clsx',
  'lucide-react',
  'react-day-picker',
  'react-dom/server',
  'react-easy-crop',
  'tailwind-merge',
];

/** Dependencies of the portal's pages and of their stories. */
const PORTAL_DEPENDENCIES = [
  '@noble/hashes/pbkdf2.js',
  '@noble/hashes/sha2.js',
  '@reduxjs/toolkit',
  '@reduxjs/toolkit/query',
  '@reduxjs/toolkit/query/react',
  'altcha-lib',
  'lucide-react',
  'mockdate',
  'msw',
  'msw/browser',
  'react-redux',
  'react-router-dom',
  'zod',
];

/** Storybook's root is the workspace, which resolves these dependencies through the kit and the portal. */
export const STORY_DEPENDENCIES = [
  ...DEPENDENCIES.map((name) => `@sahakorn/ui > ${name}`),
  ...PORTAL_DEPENDENCIES.map((name) => `@sahakorn/portal > ${name}`),
];

/** These leave their page changed, or need a page that has not rendered anything yet. */
const ISOLATED = ['every-story', 'bad-values', 'strict-policy', 'server-rendered'].map(
  (name) => `test/promises/${name}.test.tsx`,
);

export default defineConfig({
  plugins: latePlugins,
  test: {
    name: 'kit',
    // Catches a hanging test only: a slow machine must not fail one.
    testTimeout: isLate ? 900_000 : 120_000,
    env: lateEnv,
    hookTimeout: 120_000,
    expect: { poll: { timeout: isLate ? 600_000 : 60_000 } },
    maxWorkers: 2,
    // After the projects without a browser, which run beside the tests end to end: fewer browsers at a time.
    sequence: { groupOrder: 1 },
    projects: [
      {
        extends: true,
        // Brings the plugins of .storybook/main.ts.
        plugins: [storybookTest({ configDir: path.join(import.meta.dirname, '../../.storybook') })],
        optimizeDeps: { include: STORY_DEPENDENCIES },
        test: {
          name: 'stories',
          // One page renders story after story, as in Storybook, so modules are loaded once.
          isolate: false,
          setupFiles: [...lateSetup, path.join(import.meta.dirname, 'test/stories-setup.ts')],
          browser: chromium(),
        },
      },
      {
        extends: true,
        plugins: [react(), tailwindcss()],
        optimizeDeps: { include: DEPENDENCIES },
        test: {
          name: 'components',
          setupFiles: [...lateSetup, 'test/setup.ts'],
          browser: {
            ...chromium(),
            // One Vite server for both.
            instances: [
              {
                browser: 'chromium',
                name: 'kit (parts)',
                include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
                exclude: ISOLATED,
                isolate: false,
              },
              { browser: 'chromium', name: 'kit (isolated)', include: ISOLATED },
            ],
          },
        },
      },
    ],
  },
});
