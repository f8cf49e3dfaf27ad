import { nanoid } from '@reduxjs/toolkit';
import { type SessionTimeLeft, readTimeLeft } from '../session/session-expiry.ts';
import type { ApiRequest } from './api-request.ts';
import { getCsrfToken } from './csrf.ts';
import { type CallResult, parseEnvelope } from './envelope.ts';

export { shouldRetry, waitBeforeRetry } from './retry-policy.ts';

const REQUEST_TIMEOUT_MS = 15_000;

const PAGE_TOKEN = nanoid(32);

export type Sent = { result: CallResult; left: SessionTimeLeft | null };

export async function send(request: ApiRequest, token: string | null, signal: AbortSignal): Promise<Sent> {
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  try {
    const response = await fetch(new URL(request.path, location.origin), {
      method: request.call.method,
      headers: createHeaders(request, token),
      body: request.body === undefined ? null : JSON.stringify(request.body),
      credentials: 'same-origin',
      cache: 'no-store',
      keepalive: request.keepalive ?? false,
      signal: AbortSignal.any([signal, timeout]),
    });
    return { result: await open(request, response), left: readTimeLeft(response.headers) };
  } catch (error) {
    const kind = timeout.aborted ? 'timeout' : 'connection';
    const message = error instanceof Error ? error.message : String(error);
    return { result: { error: { kind, message } }, left: null };
  }
}

async function open(request: ApiRequest, response: Response): Promise<CallResult> {
  if (request.call.media !== undefined) {
    // Only members receive files.
    const { isFileResponse, openFile } = await import('./file-response.ts');
    if (isFileResponse(request, response)) return openFile(request, response);
  }
  const text = await response.text();
  const { status, statusText } = response;
  return parseEnvelope(request, { status, statusText, text, retryAfterSeconds: parseRetryAfter(response) });
}

function createHeaders({ call, headers: own }: ApiRequest, token: string | null): Headers {
  const headers = new Headers({
    Accept: call.media === undefined ? 'application/json' : `${call.media}, application/json`,
    'Content-Type': 'application/json',
    'X-CSRF-TOKEN': getCsrfToken(document.cookie, PAGE_TOKEN),
    ...own,
  });
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  return headers;
}

function parseRetryAfter(response: Response): number | undefined {
  const seconds = Number.parseInt(response.headers.get('Retry-After') ?? '', 10);
  return Number.isNaN(seconds) ? undefined : seconds;
}
