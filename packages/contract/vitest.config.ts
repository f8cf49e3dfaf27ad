import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'contract',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    env: { TZ: 'UTC' },
    isolate: false,
    maxWorkers: 2,
    // Catches a hanging test only: a slow machine must not fail one.
    testTimeout: 60_000,
  },
});
