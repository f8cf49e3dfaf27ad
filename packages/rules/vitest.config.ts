import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'rules',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    env: { TZ: 'UTC' },
    isolate: false,
    maxWorkers: 2,
    // Catches a hanging test only: a slow machine must not fail one.
    testTimeout: 600_000,
  },
});
