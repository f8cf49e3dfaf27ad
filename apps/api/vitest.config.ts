import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'api',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/global-setup.ts'],
    setupFiles: ['test/setup.ts'],
    pool: 'forks',
    // Each file has its own database and builds its own apps; the server's modules keep no state.
    isolate: false,
    maxWorkers: 2,
    // Thousands of short-lived apps: a larger young generation spares the
    // garbage collector from copying them.
    execArgv: ['--max-semi-space-size=64'],
    // The portal's build is loaded as the server loads it, not transformed once more for each test.
    server: { deps: { external: [/\/\.server\//] } },
    // Catches a hanging test only: a slow machine must not fail one.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    // Not the cooperative's time zone, so that a date without one fails a test.
    env: { TZ: 'UTC' },
  },
});
