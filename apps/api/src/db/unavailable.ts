import { getErrorCode, getErrorMessage } from '../operator-error.ts';

/** Temporary PostgreSQL errors by class and code, and Node's errors for an unreachable server. */
const TRANSIENT_CLASSES = ['08', '40', '53'];
const TRANSIENT_CODES = new Set([
  '25006', // read-only: a standby that was not promoted yet, or a full disk
  'ENOSPC',
  'EDQUOT',
  '55P03', // a lock that was not free in time
  '57014', // our own time limit
  '57P01',
  '57P02',
  '57P03',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
]);

/** These errors of `pg` have no code. */
const TRANSIENT_MESSAGES = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'Client has encountered a connection error',
];

/** Whether a write failed because the database or its disk accepts no writes at the moment. */
export function isReadOnlyError(error: unknown): boolean {
  return getErrorCode(error) === '25006';
}

/**
 * Whether a query failed because the database is unreachable, restarting, full or overloaded. It may succeed
 * later, so it is answered with 503, not 500, and does not sign the member out.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  const code = getErrorCode(error);
  if (code === 'ENOENT') return (error as NodeJS.ErrnoException).syscall === 'connect'; // the socket is not there
  const isState = /^[0-9A-Z]{5}$/.test(code);
  if (TRANSIENT_CODES.has(code) || (isState && TRANSIENT_CLASSES.includes(code.slice(0, 2)))) return true;
  return TRANSIENT_MESSAGES.some((words) => getErrorMessage(error).includes(words));
}
