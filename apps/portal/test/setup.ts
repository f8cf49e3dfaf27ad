import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { loadSessionCalls } from '../src/domain/session/session-endpoints.ts';
import { resetStores } from './render-portal.tsx';
import { network } from './mock-server.ts';

// Long, since each screen loads its code first and the machine may be busy.
configure({ asyncUtilTimeout: Number(process.env['QUICK'] ?? 60_000) });

// happy-dom does not treat a span as inline, and would add spaces around each unbreakable word in accessible names.
const inline = document.createElement('style');
inline.textContent = '.line-around, .line-around > span { display: inline; }';
beforeAll(() => document.head.append(inline));
afterAll(() => inline.remove());

/** happy-dom has no layout, so everything counts as visible. */
class AlwaysVisibleObserver {
  readonly #onChange: (entries: readonly { isIntersecting: boolean }[]) => void;
  constructor(onChange: (entries: readonly { isIntersecting: boolean }[]) => void) {
    this.#onChange = onChange;
  }
  observe() {
    this.#onChange([{ isIntersecting: true }]);
  }
  disconnect() {}
}
beforeAll(() => Object.assign(globalThis, { IntersectionObserver: AlwaysVisibleObserver }));

beforeAll(() => network.listen({ onUnhandledFrame: 'error' }));

// The code for API calls is loaded in advance: a call that waits for it could reach the network of the next test.
beforeAll(() =>
  Promise.all([
    loadSessionCalls(),
    import('@sahakorn/contract/home'),
    import('@sahakorn/contract/info'),
    import('@sahakorn/contract/topic'),
    import('@sahakorn/contract/impersonation'),
  ]),
);

afterEach(() => {
  cleanup();
  resetStores();
  document.body.replaceChildren();
  network.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

afterAll(() => network.close());
