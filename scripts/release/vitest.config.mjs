import { tmpdir } from 'node:os';
import { defineConfig } from 'vitest/config';

const isLinux = process.platform === 'linux';

export default defineConfig({
  test: {
    name: 'release',
    // A release is for Linux.
    include: isLinux ? ['*.test.mjs'] : [],
    passWithNoTests: true,
    // Builds and unpacks a release once for all files.
    globalSetup: isLinux ? ['global-setup.mjs'] : [],
    // A release is unpacked several times: too much for a temporary folder in memory.
    env: { TMPDIR: process.env.DISK_TMPDIR ?? tmpdir() },
    maxWorkers: 1,
    testTimeout: 240_000,
    hookTimeout: 600_000,
  },
});
