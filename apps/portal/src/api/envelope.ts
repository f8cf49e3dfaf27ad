import { z } from 'zod';
import type { ApiError } from './api-error.ts';
import type { ApiRequest } from './api-request.ts';

/** What came over the wire, before anyone has believed it. */
export type RawAnswer = {
  status: number;
  statusText: string;
  text: string;
  /** The `Retry-After` header in seconds, where there is one. */
  retryAfterSeconds?: number | undefined;
};

export type Opened = { data: unknown; error?: undefined } | { data?: undefined; error: ApiError };

/** A failure body as any back end of the trade may send it: every field may be missing. */
const FailureBody = z.object({
  error: z.string().min(1).optional().catch(undefined),
  message: z.string().min(1).optional().catch(undefined),
  code: z.string().optional().catch(undefined),
  retry_after: z.number().nonnegative().optional().catch(undefined),
  request_id: z.string().optional().catch(undefined),
});

/** A form has fewer fields and rules than this. */
const MOST_ERRORS = 20;

/** `rc_code` is compared loosely: a back end that sends the number 1 works too. */
const RcCode = z.looseObject({ rc_code: z.union([z.string(), z.number()]).transform(String) });
const Refusal = z.object({
  rc_des: z.string().catch(''),
  errors: z.array(z.string().min(1)).max(MOST_ERRORS).catch([]),
});

/**
 * Opens the envelope of an answer: gives the body that the contract promises, or a typed error.
 * This is the one place that knows `rc_code`, `rc_des`, `errors` and `error`.
 */
export function openEnvelope(request: ApiRequest, answer: RawAnswer): Opened {
  const body = parseJson(answer.text);
  if (answer.status < 200 || answer.status > 299) return { error: failure(answer, body) };
  const coded = RcCode.safeParse(body);
  if (coded.success && !request.answers.includes(coded.data.rc_code)) {
    return { error: refusal(coded.data.rc_code, body) };
  }
  const promised = request.call.response.safeParse(coded.success ? coded.data : body);
  if (promised.success) return { data: promised.data };
  return { error: { kind: 'malformed', message: `${request.path}: ${z.prettifyError(promised.error)}` } };
}

function refusal(code: string, body: unknown): ApiError {
  const { rc_des, errors } = Refusal.parse(body);
  return { kind: 'refused', code, message: rc_des, ...(errors.length > 0 && { errors }) };
}

/** The call rejects with the body's message, or else the status text (specification section 8). */
function failure(answer: RawAnswer, body: unknown): ApiError {
  const { error, message, code, retry_after, request_id } = FailureBody.catch({}).parse(body);
  const retryAfterSeconds = retry_after ?? answer.retryAfterSeconds;
  return {
    kind: 'failed',
    status: answer.status,
    message: message ?? answer.statusText,
    ...(error !== undefined && { notice: error }),
    ...(code !== undefined && { code }),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    ...(request_id !== undefined && { requestId: request_id }),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // a page of HTML from a proxy, say: no schema accepts it
  }
}
