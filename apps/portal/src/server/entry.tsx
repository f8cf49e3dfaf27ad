import type {
  CreatePageRenderer,
  PageRedirect,
  PageRequest,
  RenderedPage,
} from '@sahakorn/contract/page-render';
import { Splash } from '@sahakorn/ui/splash';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import {
  RouterContextProvider,
  StaticRouterProvider,
  createStaticHandler,
  createStaticRouter,
  matchPath,
  matchRoutes,
} from 'react-router-dom';
import { createMemberRoutes } from '../app/member-routes.tsx';
import { Providers } from '../app/providers.tsx';
import { createRoutes } from '../app/routes.tsx';
import { makeStore } from '../app/store/store.ts';
import { type PageHead, PageHeadContext, getDefaultHead } from '../components/page-meta.tsx';
import { parseEnvelope } from '../lib/api/envelope.ts';
import type { Transport } from '../lib/api/base-query.ts';
import { PageContext } from '../lib/config/page-context.ts';
import type { PageData, RenderedData } from '../lib/config/page-data.ts';
import { RuntimeConfigContext } from '../lib/config/use-runtime-config.ts';
import { DEFAULT_DISPLAY } from '../lib/display/display-preferences.ts';
import { patterns } from '../lib/paths.ts';
import { type ScreenHandle, loaderContext } from '../lib/screen.ts';
import { type GetAssets, createAssetFinder } from './assets.ts';
import { Document } from './document.tsx';
import { toScriptJson } from './script-json.ts';
import { getSearchParams } from './search-params.ts';

type Page = { head: PageHead; status: number; root: string; rendered: RenderedData | null };

const routes = createRoutes(createMemberRoutes());

const handler = createStaticHandler(routes);

export const createPageRenderer: CreatePageRenderer = (manifest, styles) => {
  const getAssets = createAssetFinder(manifest, styles);
  return {
    isPage: (path) => path === '/' || getHandle(path) !== undefined,
    isRendered: (path) => path === '/' || isPublic(getHandle(path)),
    listSearchParams: (path) => getSearchParams(getRoutes(path).at(-1)?.path),
    renderPage: (request) => renderPage(request, getAssets),
    renderShell: (request) => writePage(request, getAssets, getShell(request)),
  };
};

/** Concatenated, not resolved: `//elsewhere/home` must stay a path of the portal. */
function toUrl({ address }: Pick<PageRequest, 'address'>): URL {
  return new URL(`http://localhost${address}`);
}

function getRoutes(path: string) {
  return (matchRoutes(routes, path) ?? []).map(({ route }) => route);
}

function getHandle(path: string): ScreenHandle | undefined {
  return getRoutes(path).at(-1)?.handle as ScreenHandle | undefined;
}

/** The server has no member session, so it renders only public screens. */
function isPublic(handle: ScreenHandle | undefined): boolean {
  return handle === undefined || (!handle.auth && handle.render !== 'browser');
}

async function renderPage(request: PageRequest, getAssets: GetAssets): Promise<RenderedPage | PageRedirect> {
  const store = makeStore({ session: null, display: DEFAULT_DISPLAY, transport: getTransport(request) });
  const requestContext = new RouterContextProvider(
    new Map([[loaderContext, { dispatch: store.dispatch, waitsForData: true }]]),
  );
  const context = await handler.query(new Request(toUrl(request)), { requestContext });
  if (context instanceof Response) {
    return { status: context.status, location: context.headers.get('Location') ?? '/' };
  }
  const { loaderData, errors, statusCode } = context;
  if (statusCode >= 500) throw Object.values(errors ?? {})[0];
  const rendered: RenderedData = {
    at: request.now.toISOString(),
    api: store.getState().api,
    router: { loaderData, errors },
  };
  let head = getShell(request).head;
  const root = renderToString(
    <PageHeadContext
      value={(own) => {
        head = own;
      }}
    >
      <Providers
        config={request.runtime}
        store={store}
        page={{ renderedAt: request.now, origin: request.origin }}
      >
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </Providers>
    </PageHeadContext>,
  );
  return writePage(request, getAssets, { head, status: statusCode, root, rendered });
}

/** Calls go to the server itself, and responses are parsed as in the browser. */
function getTransport({ fetchFeed }: PageRequest): Transport {
  return async (request) => {
    const { call, path, body } = request;
    if (call.method !== 'GET' && call.method !== 'POST') throw new Error(`${call.id} is not for a page`);
    const answer = await fetchFeed({ method: call.method, path, body });
    return parseEnvelope(request, { ...answer, statusText: '' });
  };
}

function getShell(request: Omit<PageRequest, 'fetchFeed'>): Page {
  const { pathname } = toUrl(request);
  const handle = getHandle(pathname);
  const head = getDefaultHead(handle, pathname, request.runtime);
  return { head, status: handle ? 200 : 404, root: renderToStaticMarkup(<Splash />), rendered: null };
}

function writePage(
  request: Omit<PageRequest, 'fetchFeed'>,
  getAssets: GetAssets,
  { head, status, root, rendered }: Page,
): RenderedPage {
  const { runtime, origin, ownDisplay } = request;
  const { pathname } = toUrl(request);
  const ids = getRoutes(pathname).map(({ id = '' }) => id);
  const data: PageData = { config: runtime, origin: status === 200 ? origin : null, rendered };
  const dataJson = toScriptJson(data);
  const assets = getAssets(ids, {
    theme: runtime.theme,
    ownDisplay: rendered === null || ownDisplay,
    rendered: rendered !== null,
  });
  const html = renderToStaticMarkup(
    <RuntimeConfigContext value={runtime}>
      <PageContext value={{ renderedAt: null, origin: data.origin }}>
        <Document
          data={data}
          dataJson={dataJson}
          head={head}
          assets={assets}
          grayscale={runtime.grayscale && getHandle(pathname)?.layout === 'info'}
          root={root}
        />
      </PageContext>
    </RuntimeConfigContext>,
  );
  const topicId = status === 200 ? Number(matchPath(patterns.topic, pathname)?.params.topicId) : Number.NaN;
  return {
    status,
    html: `<!doctype html>${html}`,
    content: html.replace(dataJson, ''),
    inlineStyles: assets.inlineStyles.map(({ file }) => file),
    topicId: Number.isNaN(topicId) ? null : topicId,
  };
}
