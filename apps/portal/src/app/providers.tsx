import type { RuntimeConfig } from '@sahakorn/contract/runtime-config';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { PageContext, type PageContextValue } from '../lib/config/page-context.ts';
import { RuntimeConfigContext } from '../lib/config/use-runtime-config.ts';
import { type AppStore, getServerState } from './store/store.ts';

type ProvidersProps = {
  config: RuntimeConfig;
  store: AppStore;
  page: PageContextValue;
  children: ReactNode;
};

export function Providers({ config, store, page, children }: ProvidersProps) {
  return (
    <RuntimeConfigContext value={config}>
      <PageContext value={page}>
        {/* Hydrates with the server's settings, then applies those stored in the browser. */}
        <Provider store={store} {...(page.renderedAt && { serverState: getServerState(store.getState()) })}>
          {children}
        </Provider>
      </PageContext>
    </RuntimeConfigContext>
  );
}
