import { type Environment, builtinEnvironments } from 'vitest/runtime';

const NETWORK = ['fetch', 'Request', 'Response', 'Headers', 'AbortController', 'AbortSignal'] as const;

/** happy-dom for the document, Node for the network: Node's fetch does not log refused calls. */
const environment: Environment = {
  name: 'happy-dom-with-node-fetch',
  viteEnvironment: 'client',
  async setup(global: typeof globalThis, options) {
    const kept = NETWORK.map((name) => [name, global[name]] as const);
    const { teardown } = await builtinEnvironments['happy-dom'].setup(global, options);
    for (const [name, value] of kept)
      Object.defineProperty(global, name, { value, configurable: true, writable: true });
    return { teardown };
  },
};

// oxlint-disable-next-line import/no-default-export -- Vitest reads the environment from the default export
export default environment;
