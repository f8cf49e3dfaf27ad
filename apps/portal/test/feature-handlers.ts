import type { RequestHandler } from 'msw';

/** A recorded call of the demonstration, and how to open a screen that makes it. */
export type DemoCall = {
  /** The path of a screen that shows the response. Its search parameters are those of the call. */
  screen: string;
  /** The request body. */
  body?: object;
  /** A field to fill in first, if the screen makes the call only then. */
  filled?: { field: RegExp; text: string };
  /** The router's location state. */
  state?: unknown;
};

/** What `features/<name>/test/handlers.ts` may export. */
export type FeatureHandlers = {
  /** Successful responses. */
  handlers?: readonly RequestHandler[];
  /** Calls to record from the demonstration, by method and path. A string is the path of the screen. */
  demoCalls?: Readonly<Record<string, string | DemoCall>>;
};

/** Calls of the layout. */
const SHARED_CALLS = {
  'get /api/info/manu': '/board',
  'get /api/info/footer': '/findme',
  'get /api/info/manufacturer': '/board',
  'post /api/member/lastupdate_bydepstatement': '/member/deposit',
};

export function collectDemoCalls(features: readonly FeatureHandlers[]): Readonly<Record<string, DemoCall>> {
  const calls = [SHARED_CALLS, ...features.map(({ demoCalls = {} }) => demoCalls)].flatMap((some) =>
    Object.entries<string | DemoCall>(some),
  );
  return Object.fromEntries(
    calls.map(([name, call]) => [name, typeof call === 'string' ? { screen: call } : call]),
  );
}
