import '../src/config/schemas-without-eval.ts';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { network } from './wire.ts';

// A screen's code is loaded first, and the machine may be busy.
configure({ asyncUtilTimeout: 10_000 });

beforeAll(() => network.listen({ onUnhandledFrame: 'error' }));

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  network.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

afterAll(() => network.close());
