import '../src/config/schemas-without-eval.ts';
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { network } from './wire.ts';

beforeAll(() => network.listen({ onUnhandledFrame: 'error' }));

afterEach(() => {
  cleanup();
  network.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

afterAll(() => network.close());
