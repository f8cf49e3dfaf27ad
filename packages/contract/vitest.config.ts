import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    env: { TZ: 'UTC' },
    isolate: false,
    // Generous, so that results do not depend on the speed of the machine.
    testTimeout: 60_000,
  },
});
