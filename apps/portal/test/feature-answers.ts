import type { RequestHandler } from 'msw';

/** What `features/<name>/test/answers.ts` may export. */
export type FeatureAnswers = {
  /** What a server answers on which all is well. */
  handlers?: readonly RequestHandler[];
  /**
   * What is recorded of the demonstration: calls by method and path, each with the address of a screen that shows its
   * answer. The search parameters of the screen are those of the call.
   */
  demoCalls?: Readonly<Record<string, string>>;
};

/** What stands around every screen. */
const SHARED_CALLS = {
  'get /api/info/manu': '/board',
  'get /api/info/footer': '/findme',
  'get /api/info/manufacturer': '/board',
  'post /api/member/lastupdate_bydepstatement': '/member/deposit',
};

export function collectDemoCalls(features: readonly FeatureAnswers[]): Readonly<Record<string, string>> {
  return {
    ...SHARED_CALLS,
    ...Object.fromEntries(features.flatMap(({ demoCalls = {} }) => Object.entries(demoCalls))),
  };
}
