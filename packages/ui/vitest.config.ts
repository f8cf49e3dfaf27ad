import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** A fresh object for each project: vitest writes into it. */
const chromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: {
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

export default defineConfig({
  plugins: [react(), tailwindcss()],
  test: {
    projects: [
      {
        extends: true,
        plugins: [storybookTest({ configDir: path.join(import.meta.dirname, '../../.storybook') })],
        test: { name: 'stories', browser: chromium() },
      },
      {
        extends: true,
        test: { name: 'kit', include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'], browser: chromium(), setupFiles: ['test/setup.ts'] },
      },
    ],
  },
});
