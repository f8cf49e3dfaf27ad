import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ComponentType } from 'react';
import {
  type LoaderFunctionArgs,
  type RouterContextProvider,
  createContext,
  data,
  useMatches,
} from 'react-router-dom';
import { isApiError } from './api/api-error.ts';
import type { Pattern } from './paths.ts';

/** What the layouts know of a screen. */
export type ScreenHandle = {
  layout: 'member' | 'info' | 'none';
  /** Only for a signed-in member. */
  auth: boolean;
  /** Heading of the page and of the browser's tab. */
  title: string;
  /** Target of the back link without history. Default: the status page. */
  parent?: Pattern;
  /** Width of a screen without a menu. Default: that of a form. */
  width?: 'page' | 'prose';
  /** Keeps search engines out. */
  noIndex?: true;
  /** The browser alone renders a public screen whose content depends on what only the browser knows. */
  render?: 'browser';
};

/** What a loader is called with: address, parameters, and the store in its context. */
export type LoaderArgs = LoaderFunctionArgs<Readonly<RouterContextProvider>>;

/** Starts what a screen needs, before the screen is shown. */
export type Loader = (args: LoaderArgs) => Promise<unknown>;

/** A screen of the portal, as a route of the router. Its `id` is the path of its page below `src`, without the ending. */
export type Screen = {
  id: string;
  path: Pattern;
  handle: ScreenHandle;
  lazy: {
    Component: () => Promise<ComponentType>;
    loader?: () => Promise<Loader>;
    ErrorBoundary?: () => Promise<ComponentType>;
  };
};

export type AppDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** What the loaders of the routes need. The server waits for data, to render it; the browser does not. */
export type LoaderContext = { dispatch: AppDispatch; waitsForData: boolean };

export const loaderContext = createContext<LoaderContext>();

type QueryResult = { data?: unknown; error?: unknown };
type Query = ThunkAction<PromiseLike<QueryResult>, unknown, unknown, UnknownAction>;

/** Started by a loader; the screen's own hook subscribes. */
export const UNSUBSCRIBED = { subscribe: false } as const;

/** Makes the loader of a screen from the queries that it needs. */
export function loadQueries(queries: (args: LoaderArgs) => readonly Query[]): Loader {
  return async (args) => {
    await Promise.all(queries(args).map((query) => startQuery(args, query)));
    return null;
  };
}

type QueryEndpoint = { initiate: (arg: undefined, options: typeof UNSUBSCRIBED) => Query };

/** Makes the loader of a screen from endpoints that take no argument. */
export function loadEndpoints(...endpoints: QueryEndpoint[]): Loader {
  return loadQueries(() => endpoints.map(({ initiate }) => initiate(undefined, UNSUBSCRIBED)));
}

/**
 * Starts a query. The server waits for its data, to render it; the browser does not, since each screen shows its own
 * loading state.
 * @returns the data on the server, else undefined
 * @throws on the server a response of the router for data that is missing or gone; an Error for any other failure
 */
export async function startQuery<Data>(
  { context }: Pick<LoaderArgs, 'context'>,
  query: ThunkAction<PromiseLike<{ data?: Data; error?: unknown }>, unknown, unknown, UnknownAction>,
): Promise<Data | undefined> {
  const { dispatch, waitsForData } = context.get(loaderContext);
  const started = dispatch(query);
  if (!waitsForData) return undefined;
  const { data: found, error } = await started;
  if (isApiError(error) && error.kind === 'failed' && (error.status === 404 || error.status === 410)) {
    throw missing(error.status);
  }
  if (error !== undefined && !(isApiError(error) && error.kind === 'refused')) {
    throw new Error(isApiError(error) ? error.message : 'A query of the page failed');
  }
  return found;
}

/** What a loader throws for a page that does not exist, or is no longer published. */
export function missing(status: 404 | 410) {
  return data(null, { status });
}

/** The matched screen, if any. */
export function useScreen(): ScreenHandle | undefined {
  return useMatches().at(-1)?.handle as ScreenHandle | undefined;
}
