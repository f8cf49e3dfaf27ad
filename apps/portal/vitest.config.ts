import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { isLate, lateEnv, latePlugins, lateSetup } from '../../scripts/late/late-mode.ts';

export default defineConfig({
  plugins: [react(), ...latePlugins],
  test: {
    name: 'portal',
    environment: './test/browser-environment.ts',
    environmentOptions: { happyDOM: { url: 'http://localhost:8080/' } },
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: [...lateSetup, 'test/setup.ts', ...(isLate ? ['test/late-network.ts'] : [])],
    env: { TZ: 'UTC', ...lateEnv },
    restoreMocks: true,
    // Each test has its own store, router and page, so files can share the loaded modules.
    isolate: false,
    maxWorkers: 2,
    execArgv: ['--max-semi-space-size=64'],
    // Only for hanging tests: a slow machine must not fail a test.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
