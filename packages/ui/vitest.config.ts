import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { isLate, lateEnv, latePlugins, lateSetup } from '../../scripts/late/late-mode.ts';

/** A fresh object for each project: vitest writes into it. */
const chromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  connectTimeout: 300_000,
  provider: playwright({
    launchOptions: {
      timeout: 300_000,
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    contextOptions: { locale: 'th-TH', timezoneId: 'Asia/Bangkok' },
  }),
  instances: [{ browser: 'chromium' as const }],
});

/** What parts and tests import: found only during a run, Vite would reload the page under a running test. */
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
  'react-easy-crop',
  'tailwind-merge',
];

/** These change their page for good, or need one on which nothing was shown before. */
const ALONE = ['every-story', 'bad-values', 'strict-policy'].map((name) => `test/promises/${name}.test.tsx`);

export default defineConfig({
  plugins: [react(), tailwindcss(), ...latePlugins],
  test: {
    // Limits only what hangs: no test fails for a slow machine.
    testTimeout: isLate ? 900_000 : 120_000,
    env: lateEnv,
    hookTimeout: 120_000,
    expect: { poll: { timeout: isLate ? 600_000 : 60_000 } },
    // Much of a run is waiting for frames: two pages wait side by side.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        plugins: [storybookTest({ configDir: path.join(import.meta.dirname, '../../.storybook') })],
        // Storybook's root is the workspace, which knows these through the kit.
        optimizeDeps: { include: DEPENDENCIES.map((name) => `@sahakorn/ui > ${name}`) },
        test: {
          name: 'stories',
          // As in Storybook itself, one page shows story after story: its modules are loaded once.
          isolate: false,
          setupFiles: [...lateSetup, path.join(import.meta.dirname, 'test/stories-setup.ts')],
          browser: chromium(),
        },
      },
      {
        extends: true,
        optimizeDeps: { include: DEPENDENCIES },
        test: {
          name: 'kit',
          include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
          exclude: ALONE,
          isolate: false,
          browser: chromium(),
          setupFiles: [...lateSetup, 'test/setup.ts'],
        },
      },
      {
        extends: true,
        optimizeDeps: { include: DEPENDENCIES },
        test: {
          name: 'kit-alone',
          include: ALONE,
          browser: chromium(),
          setupFiles: [...lateSetup, 'test/setup.ts'],
        },
      },
    ],
  },
});
