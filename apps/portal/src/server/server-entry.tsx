import '../lib/config/schemas-without-eval.ts';
import type { PageRenderer, PageRequest, RenderedPage } from '@sahakorn/contract/page-render';
import { renderToString } from 'react-dom/server';
import { StaticRouterProvider, createStaticHandler, createStaticRouter, matchPath } from 'react-router-dom';
import { type PageAnswer, PageAnswerContext } from '../lib/page-answer.ts';
import { isApiError } from '../lib/api/api-error.ts';
import type { OwnWay } from '../lib/api/base-query.ts';
import { openEnvelope } from '../lib/api/envelope.ts';
import { DEFAULT_DISPLAY } from '../lib/display/display-preferences.ts';
import { tabTitle } from '../lib/tab-title/tab-title.ts';
import { topicIdOf } from '../domain/topic/topic-id.ts';
import { Around } from '../app/app.tsx';
import { infoRoutes } from '../app/info-routes.ts';
import { routeObjects } from '../app/router.tsx';
import { routes } from '../app/routes.ts';
import { fetchCodeOf } from '../app/screen-code.tsx';
import { createScreenQueries } from '../app/screen-queries.ts';
import type { ScreenRoute } from '../app/screen-route.ts';
import { type RootState, makeStore } from '../app/store.ts';
import { headTags, scriptJson } from './head-tags.ts';
import { headOf } from './heads.ts';
import { answersOf } from './served-page.ts';
import { sourcesOf, sourcesOfOwn } from './sources.ts';

/** A page is drawn in one go: all code that it may need is there before the first one. */
await Promise.all(infoRoutes.map(fetchCodeOf));

const ABSENT: ReadonlySet<number> = new Set([404, 410]);

function routeAt(table: readonly ScreenRoute[], path: string): ScreenRoute | undefined {
  return table.find((route) => matchPath(route.path, path));
}

/** What the server does with a path. */
export const placeAt: PageRenderer['placeAt'] = (path) => {
  if (routeAt(infoRoutes, path)) return 'public';
  return routeAt(routes, path) || path === '/' ? 'own' : 'nothing';
};

/** What the browser will need of the portal at a path. */
export const sourcesAt: PageRenderer['sourcesAt'] = (path) => {
  const shared = routeAt(infoRoutes, path);
  if (shared) return sourcesOf(shared);
  const own = routeAt(routes, path);
  return own ? sourcesOfOwn(own) : [];
};

/** Renders a public page, or the page that stands where there is none. */
export async function renderPage(request: PageRequest): Promise<RenderedPage> {
  const { origin, runtime: config } = request;
  // Put together, not resolved: an address such as `//elsewhere/home` is a path of ours.
  const url = new URL(`http://localhost${request.address}`);
  const store = makeStore({ session: null, display: DEFAULT_DISPLAY, ownWay: wayOf(request) });
  const queries = createScreenQueries(store);
  const handler = createStaticHandler(routeObjects(queries));
  const context = await handler.query(new Request(url));
  if (context instanceof Response) throw new Error(`${url.pathname} leads elsewhere`);
  await queries.answered();
  const state = store.getState();
  refuseHalfRead(state);

  const answer: PageAnswer = { status: 200 };
  const body = renderToString(
    <PageAnswerContext value={answer}>
      <Around config={config} store={store} servedAt={request.now}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </Around>
    </PageAnswerContext>,
  );
  const { status, title } = answer;
  const route = routeAt(infoRoutes, url.pathname);
  const params = context.matches.at(-1)?.params ?? {};
  const path = route && !route.path.includes(':') ? route.path : url.pathname;
  const head = headOf(route, path, {
    state,
    config,
    origin: origin ?? '',
    params,
    search: url.searchParams,
  });
  return {
    status,
    head: headTags(
      {
        ...head,
        ...(title !== undefined && { title: tabTitle(title, config.coopNameTH), heading: title }),
        hidden: head.hidden || status !== 200,
      },
      { origin: status === 200 ? origin : null, siteName: config.coopNameTH },
    ),
    body,
    data: scriptJson({ answers: answersOf(state.api.queries) }),
    modules: route ? sourcesOf(route) : [],
    gray: config.grayscale && route?.layout === 'info',
    topicId: status === 200 && head.kind === 'article' ? topicIdOf(params['topicId']) : null,
  };
}

/** Calls go to the server that renders, and what comes back is opened as in a browser. */
function wayOf({ ask }: PageRequest): OwnWay {
  return async (request) => {
    const { call, path, body } = request;
    if (call.method !== 'GET' && call.method !== 'POST') throw new Error(`${call.id} is not for a page`);
    const answer = await ask({ method: call.method, path, body });
    return openEnvelope(request, { ...answer, statusText: '' });
  };
}

/** What there is not, or is refused, is an answer. All else may be over in a moment: the browser tries for itself. */
function refuseHalfRead({ api }: RootState): void {
  for (const entry of Object.values(api.queries)) {
    if (entry?.error === undefined) continue;
    const { error } = entry;
    if (isApiError(error) && error.kind === 'refused') continue;
    if (isApiError(error) && error.kind === 'failed' && ABSENT.has(error.status)) continue;
    throw new Error(
      `${entry.endpointName ?? 'a query'} failed: ${isApiError(error) ? error.message : 'unforeseen'}`,
    );
  }
}
