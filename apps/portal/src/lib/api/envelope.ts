import { captureError } from '../errors/error-reports.ts';
import { parseAmount, getFields, parseJson, parseText } from '../input/parse.ts';
import type { ApiError } from './api-error.ts';
import type { ApiRequest } from './api-request.ts';

export type RawAnswer = {
  status: number;
  statusText: string;
  text: string;
  retryAfterSeconds?: number | undefined;
};

export type CallResult = { data: unknown; error?: undefined } | { data?: undefined; error: ApiError };

/** More than any form has fields and rules. */
const MAX_ERRORS = 20;

/** The only place that reads `rc_code`, `rc_des`, `errors` and `error`. Reports unreadable fields. */
export function parseEnvelope(request: ApiRequest, answer: RawAnswer): CallResult {
  const body = parseJson(answer.text);
  if (answer.status < 200 || answer.status > 299) return { error: toFailedError(answer, body) };
  const code = parseCode(body);
  if (code !== undefined && !request.answers.includes(code)) return { error: toRefusedError(code, body) };
  const reading = request.call.read(body);
  const issues = reading?.issues ?? ['the whole answer'];
  const message = `${request.call.id}: cannot read ${issues.join(', ')}`;
  if (issues.length > 0) captureError(new Error(message));
  return reading && !isIncomplete(request, issues)
    ? { data: reading.data }
    : { error: { kind: 'malformed', message } };
}

/** Without its `rc_code` an answer does not say whether the call succeeded. */
function isIncomplete({ needs }: ApiRequest, issues: readonly string[]): boolean {
  if (needs === 'everything') return issues.length > 0;
  return issues.some((issue) => issue === 'rc_code' || needs.includes(issue));
}

/** `rc_code` is compared loosely: a back end that sends the number 1 works too. */
function parseCode(body: unknown): string | undefined {
  const { rc_code } = getFields(body);
  return typeof rc_code === 'string' || typeof rc_code === 'number' ? String(rc_code) : undefined;
}

function toRefusedError(code: string, body: unknown): ApiError {
  const { rc_des, error } = getFields(body);
  return { kind: 'refused', code, message: parseText(rc_des) || parseText(error) || '', ...readErrors(body) };
}

/** The error messages; non-strings are ignored. */
function readErrors(body: unknown): { errors?: string[] } {
  const { errors } = getFields(body);
  if (!Array.isArray(errors)) return {};
  const messages = errors.flatMap((error) => parseText(error, { min: 1 }) ?? []).slice(0, MAX_ERRORS);
  return messages.length > 0 ? { errors: messages } : {};
}

/** Uses the body's message or the status text (specification section 8). Every field may be missing. */
function toFailedError(answer: RawAnswer, body: unknown): ApiError {
  const fields = getFields(body);
  const notice = parseText(fields['error'], { min: 1 });
  const code = parseText(fields['code']);
  const retryAfterSeconds = parseAmount(fields['retry_after']) ?? answer.retryAfterSeconds;
  const requestId = parseText(fields['request_id']);
  return {
    kind: 'failed',
    status: answer.status,
    message: parseText(fields['message'], { min: 1 }) ?? answer.statusText,
    ...(notice !== undefined && { notice }),
    ...readErrors(body),
    ...(code !== undefined && { code }),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    ...(requestId !== undefined && { requestId }),
  };
}
