import type { RuntimeConfig } from '@sahakorn/contract/runtime-config';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { RuntimeConfigContext } from '../config/use-runtime-config.ts';
import type { makeRouter } from './router.tsx';
import type { AppStore } from './store.ts';

type AppProps = { config: RuntimeConfig; store: AppStore; router: ReturnType<typeof makeRouter> };

/** The portal, given its cooperative, its state and its screens. */
export function App({ config, store, router }: AppProps) {
  return (
    <RuntimeConfigContext value={config}>
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>
    </RuntimeConfigContext>
  );
}
