import { defineConfig } from 'vitest/config';

// Far beyond what anything takes: how fast a machine is decides nothing.
export default defineConfig({
  test: { include: ['*.test.mjs'], testTimeout: 120_000, hookTimeout: 120_000 },
});
