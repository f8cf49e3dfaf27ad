import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_ARGS } from '../../scripts/chromium-args.ts';

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './test/global-setup.ts',
  outputDir: '../../reports/e2e',
  workers: 2,
  fullyParallel: true,
  // Far longer than any test takes, so that the speed of the machine does not matter.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env['CI']),
  // A busy machine may starve a browser. `npm test` lists tests that passed only on retry.
  retries: process.env['CI'] ? 1 : 0,
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
    // Tests cannot intercept what a service worker fetches; the tests of offline reading allow it.
    serviceWorkers: 'block',
    // With `TRACE=on` every test records a trace, which is deleted if the test passes.
    trace: process.env['TRACE'] === 'on' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [...CHROMIUM_ARGS],
      // Without it Chromium cannot save files with Thai names on a machine without a locale.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    },
  },
});
