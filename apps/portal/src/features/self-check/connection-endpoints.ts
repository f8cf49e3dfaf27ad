import { manu } from '@sahakorn/contract/info';
import { api } from '../../lib/api/api.ts';
import type { ApiError } from '../../lib/api/api-error.ts';

export type Connection = {
  roundTripMs: number;
  /** How far the server's clock is ahead of this device; negative if behind. Accurate to about a second. */
  clockAheadMs: number;
};

/** The median ignores the first call, which opens the connection, and one outlier. */
const CALLS = 3;
const TIMEOUT_MS = 10_000;

class FailedAnswer extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`${manu.path} answered ${status}`);
    this.status = status;
  }
}

async function measureOnce(): Promise<Connection> {
  const startedAt = performance.now();
  const answer = await fetch(new URL(manu.path, location.origin), {
    method: 'HEAD',
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!answer.ok) throw new FailedAnswer(answer.status);
  const roundTripMs = performance.now() - startedAt;
  const serverTime = Date.parse(answer.headers.get('Date') ?? '');
  // The header is cut to whole seconds, half a second on average.
  const clockAheadMs = serverTime + 500 + roundTripMs / 2 - Date.now();
  if (Number.isNaN(clockAheadMs)) throw new Error(`${manu.path} answered without a date`);
  return { roundTripMs, clockAheadMs };
}

async function measure(): Promise<Connection> {
  const measured: Connection[] = [];
  for (let call = 0; call < CALLS; call += 1) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- side by side they would slow each other down
    measured.push(await measureOnce());
  }
  const sorted = measured.toSorted((one, other) => one.roundTripMs - other.roundTripMs);
  return sorted[Math.floor(CALLS / 2)] ?? { roundTripMs: 0, clockAheadMs: 0 };
}

function toApiError(error: unknown): ApiError {
  const message = error instanceof Error ? error.message : String(error);
  return error instanceof FailedAnswer
    ? { kind: 'failed', status: error.status, message }
    : { kind: 'connection', message };
}

const connectionApi = api.injectEndpoints({
  endpoints: (build) => ({
    measureConnection: build.query<Connection, void>({
      extraOptions: { failure: 'noticeOnly' },
      queryFn: async (_none, _api, extraOptions) => {
        try {
          return { data: await measure() };
        } catch (error) {
          return { error: toApiError(error), meta: extraOptions };
        }
      },
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useMeasureConnectionQuery } = connectionApi;
