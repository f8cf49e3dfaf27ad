import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    environment: 'happy-dom',
    environmentOptions: { happyDOM: { url: 'http://localhost:8080/' } },
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['test/setup.ts'],
    env: { TZ: 'UTC' },
    restoreMocks: true,
    // The simulated browser writes every refused call to its console, as a real one does.
    onConsoleLog: (log) => !/^(POST|GET) http|Network error|ECONNRESET|aborted/.test(log),
  },
});
