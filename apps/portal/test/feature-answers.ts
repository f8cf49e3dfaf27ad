import type { RequestHandler } from 'msw';

/** A call of the demonstration whose answer is recorded, and how its screen is reached. */
export type DemoCall = {
  /** The address of a screen that shows the answer. Its search parameters are those of the call. */
  screen: string;
  /** What the call sends besides. */
  body?: object;
  /** What a reader fills in first, where the call is made only then. */
  filled?: { field: RegExp; text: string };
  /** The state of the screen's location. */
  state?: unknown;
};

/** What `features/<name>/test/answers.ts` may export. */
export type FeatureAnswers = {
  /** What a server answers on which all is well. */
  handlers?: readonly RequestHandler[];
  /** The recorded responses of the demonstration, by method and path; a screen by its address only. */
  demoCalls?: Readonly<Record<string, string | DemoCall>>;
};

/** Calls of the frame around every screen. */
const SHARED_CALLS = {
  'get /api/info/manu': '/board',
  'get /api/info/footer': '/findme',
  'get /api/info/manufacturer': '/board',
  'post /api/member/lastupdate_bydepstatement': '/member/deposit',
};

export function collectDemoCalls(features: readonly FeatureAnswers[]): Readonly<Record<string, DemoCall>> {
  const calls = [SHARED_CALLS, ...features.map(({ demoCalls = {} }) => demoCalls)].flatMap((some) =>
    Object.entries<string | DemoCall>(some),
  );
  return Object.fromEntries(
    calls.map(([name, call]) => [name, typeof call === 'string' ? { screen: call } : call]),
  );
}
