import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_ARGS } from '../../scripts/chromium-args.ts';

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './test/global-setup.ts',
  outputDir: '../../reports/e2e',
  workers: 2,
  fullyParallel: true,
  // Far beyond what anything takes: how fast a machine is decides nothing.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
    // What a worker fetches for a page, no test can intercept; the tests of offline reading allow it.
    serviceWorkers: 'block',
    // A trace is written all the while, and thrown away at the end of what passed: `TRACE=on` asks for it.
    trace: process.env['TRACE'] === 'on' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [...CHROMIUM_ARGS],
      // Without it Chromium gives no file a Thai name where the machine has no language set.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    },
  },
});
