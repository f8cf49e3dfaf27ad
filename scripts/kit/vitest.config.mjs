import { tmpdir } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'package',
    include: ['*.test.mjs'],
    // Builds the packages once for all files.
    globalSetup: ['global-setup.mjs'],
    maxWorkers: 2,
    // pnpm can link packages only within one file system, so not into a temporary folder in memory.
    env: { TMPDIR: process.env.DISK_TMPDIR ?? tmpdir() },
    testTimeout: 120_000,
    hookTimeout: 240_000,
  },
});
