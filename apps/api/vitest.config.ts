import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/global-setup.ts'],
    setupFiles: ['test/setup.ts'],
    pool: 'forks',
    // Each file has its own database and builds its own apps; the server's modules hold nothing between them.
    isolate: false,
    // The files of a server wait for processes and connections as long as they work: two at a time fill the gaps.
    maxWorkers: 2,
    // Thousands of apps are built and thrown away: with room for the young ones fewer are copied before they die.
    execArgv: ['--max-semi-space-size=64'],
    // Limits for what hangs, not for what is slow: two cores may have ten other things to do.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    // Another zone than the cooperative's, so that a date that forgets its zone shows.
    env: { TZ: 'UTC' },
  },
});
