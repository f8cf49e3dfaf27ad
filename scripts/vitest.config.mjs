import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'scripts',
    include: ['*.test.mjs'],
    maxWorkers: 2,
    // Catches a hanging test only: a slow machine must not fail one.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
