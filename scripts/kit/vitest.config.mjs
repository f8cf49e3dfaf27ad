import { defineConfig } from 'vitest/config';

// The packages are built once for all files; installing and building an app takes its time on a busy machine.
export default defineConfig({
  test: {
    include: ['*.test.mjs'],
    globalSetup: ['global-setup.mjs'],
    testTimeout: 120_000,
    hookTimeout: 240_000,
  },
});
