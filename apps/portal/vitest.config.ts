import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    environment: './test/browser-environment.ts',
    environmentOptions: { happyDOM: { url: 'http://localhost:8080/' } },
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['test/setup.ts'],
    env: { TZ: 'UTC' },
    restoreMocks: true,
    // Each test has its own store, router and page: the modules between them are loaded once.
    isolate: false,
    testTimeout: 15_000,
  },
});
