import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { LucideIcon } from 'lucide-react';
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

export type ScreenHandle = {
  layout: 'member' | 'info' | 'none';
  auth: boolean;
  title: string;
  /** The heading on a phone, beside the back link. Default: the title, below it. */
  shortTitle?: string;
  /** Target of the back link without history. Default: the status page. */
  parent?: Pattern;
  /** The screen has its own heading and says whose it is; the member layout then shows neither, and no way back. */
  head?: 'own';
  /** Width of a screen without a menu. Default: that of a form. */
  width?: 'page' | 'prose';
  /** The entry of the member's menu that is marked (specification section 2). Default: 1. */
  highlight?: number;
  /** Its entry in the member's menu, by its title. */
  menu?: { order: number; Icon: LucideIcon; group?: 'account' };
  noIndex?: true;
  /** The browser alone renders a public screen whose content depends on what only the browser knows. */
  render?: 'browser';
};

export type LoaderArgs = LoaderFunctionArgs<Readonly<RouterContextProvider>>;

export type Loader = (args: LoaderArgs) => Promise<unknown>;

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

/** The search parameters that screens of the server read, by pattern; a screen that is not listed reads none. */
export type SearchParamsOfScreens = Readonly<Partial<Record<Pattern, readonly string[]>>>;

export type AppDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

export type LoaderContext = { dispatch: AppDispatch; waitsForData: boolean };

export const loaderContext = createContext<LoaderContext>();

type QueryResult = { data?: unknown; error?: unknown };
type Query = ThunkAction<PromiseLike<QueryResult>, unknown, unknown, UnknownAction>;

/** Started by a loader; the screen's own hook subscribes. */
export const UNSUBSCRIBED = { subscribe: false } as const;

export async function startQueries(args: LoaderArgs, ...queries: Query[]): Promise<void> {
  await Promise.all(queries.map((query) => startQuery(args, query)));
}

type QueryEndpoint<Arg = undefined> = { initiate: (arg: Arg, options: typeof UNSUBSCRIBED) => Query };

/** A loader of endpoints without arguments. */
export function loadEndpoints(...endpoints: QueryEndpoint[]): Loader {
  return async (args) => {
    await startQueries(args, ...endpoints.map(({ initiate }) => initiate(undefined, UNSUBSCRIBED)));
    return null;
  };
}

/** A loader of what the address asks for. The screen gets it by `useLoaderData`. */
export function loadQuery<Arg>({ initiate }: QueryEndpoint<Arg>, readArg: (args: LoaderArgs) => Arg) {
  return async (args: LoaderArgs): Promise<Arg> => {
    const arg = readArg(args);
    await startQuery(args, initiate(arg, UNSUBSCRIBED));
    return arg;
  };
}

/** Only the server waits for the data; it throws the response for a page that is missing or gone. */
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

export function missing(status: 404 | 410) {
  return data(null, { status });
}

export function useScreen(): ScreenHandle | undefined {
  return useMatches().at(-1)?.handle as ScreenHandle | undefined;
}
