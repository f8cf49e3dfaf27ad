import type { RuntimeConfig } from '@sahakorn/contract/runtime-config';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { ServedAtContext } from '../lib/config/use-now.ts';
import { RuntimeConfigContext } from '../lib/config/use-runtime-config.ts';
import type { makeRouter } from './router.tsx';
import { type AppStore, stateOnServer } from './store.ts';

type AroundProps = {
  config: RuntimeConfig;
  store: AppStore;
  /** When the server rendered the page; null where it did not. */
  servedAt: Date | null;
  children: ReactNode;
};

/** What the screens find around them, in the browser and on the server alike. */
export function Around({ config, store, servedAt, children }: AroundProps) {
  return (
    <RuntimeConfigContext value={config}>
      <ServedAtContext value={servedAt}>
        {/* A page of the server comes to life as it is; only then what the browser remembers counts. */}
        <Provider store={store} {...(servedAt && { serverState: stateOnServer(store.getState()) })}>
          {children}
        </Provider>
      </ServedAtContext>
    </RuntimeConfigContext>
  );
}

type AppProps = Omit<AroundProps, 'servedAt' | 'children'> & {
  servedAt?: Date | null;
  router: ReturnType<typeof makeRouter>;
};

/** The portal, given its cooperative, its state and its screens. */
export function App({ router, servedAt = null, ...around }: AppProps) {
  return (
    <Around servedAt={servedAt} {...around}>
      <RouterProvider router={router} />
    </Around>
  );
}
