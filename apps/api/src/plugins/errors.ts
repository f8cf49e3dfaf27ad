import type { FailureCode } from '@sahakorn/contract/envelope';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable } from '../db/unavailable.ts';
import { MediaUnavailable } from '../errors/media-unavailable.ts';
import { getErrorCode, getErrorMessage } from '../operator-error.ts';
import { DomainError, SessionEnded } from '../errors/domain-errors.ts';
import { getCodeForStatus, failureBody, type FailureDetails, getStatus } from '../errors/failure.ts';

const RETRY_AFTER_SECONDS = 2;

/** Answers every failure with the error body of the contract, without internal details. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
}

/** Answers a failed request. Unexpected errors are logged; the client gets only a request id. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof DomainError) {
    request.log.info({ code: error.code, reason: error.message }, 'refused');
    const status = error instanceof SessionEnded ? 400 : getStatus(error.code);
    return sendFailure(reply, status, error.code, { message: error.message, retryAfter: error.retryAfter });
  }
  if (isDatabaseUnavailable(error)) {
    request.log.error({ reason: getErrorMessage(error) }, 'the database is not available');
    return sendFailure(reply, 503, 'unavailable', { retryAfter: RETRY_AFTER_SECONDS });
  }
  if (error instanceof MediaUnavailable) {
    request.log.error({ reason: error.message }, 'the storage of published files is not available');
    return sendFailure(reply, 503, 'unavailable', { retryAfter: RETRY_AFTER_SECONDS });
  }
  if (error instanceof Error && error.name === 'AbortError') {
    request.log.info('abandoned by the client');
    return sendFailure(reply, 503, 'unavailable', { retryAfter: RETRY_AFTER_SECONDS });
  }
  const status = getFrameworkStatus(error);
  // The messages of Fastify's errors may quote the URL, which may contain an account number.
  if (status === 503) {
    request.log.error({ reason: getErrorCode(error) }, 'request timeout');
    return sendFailure(reply, 503, 'unavailable', { retryAfter: RETRY_AFTER_SECONDS });
  }
  if (status !== null) {
    request.log.info({ status, reason: getErrorCode(error) }, 'refused');
    return sendFailure(reply, status, getCodeForStatus(status));
  }
  request.log.error({ err: error }, 'unexpected error');
  return sendFailure(reply, 500, 'internal', { requestId: request.id });
}

/** Sends the failure body of the contract. */
export function sendFailure(
  reply: FastifyReply,
  status: number,
  code: FailureCode,
  details: FailureDetails = {},
): FastifyReply {
  if (details.retryAfter !== undefined) reply.header('retry-after', details.retryAfter);
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(failureBody(code, details));
}

/** The status of one of Fastify's own errors, or null for any other error. */
function getFrameworkStatus(error: unknown): number | null {
  if (!(error instanceof Error)) return null;
  const { statusCode, code }: Partial<FastifyError> = error;
  if (statusCode === undefined || code === undefined || !code.startsWith('FST_')) return null;
  return statusCode < 500 || code === 'FST_ERR_HANDLER_TIMEOUT' ? statusCode : null;
}
