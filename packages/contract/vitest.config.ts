import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    env: { TZ: 'UTC' },
    isolate: false,
    // Far beyond what anything takes: how fast a machine is decides nothing.
    testTimeout: 60_000,
  },
});
