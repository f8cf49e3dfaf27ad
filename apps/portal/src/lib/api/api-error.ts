export type ApiError =
  /** No response, none in time, or one that violates the contract. */
  | { kind: 'connection' | 'timeout' | 'malformed'; message: string; retryAfterSeconds?: number }
  /** The member changed during the call. */
  | { kind: 'superseded'; message: string }
  /** HTTP 200 with another `rc_code` than success. `message` is `rc_des`; `errors` has one message per problem. */
  | { kind: 'refused'; code: string; message: string; errors?: readonly string[] }
  /** HTTP 4xx or 5xx. `notice` is the message for members, if the body has one; `errors` as above. */
  | {
      kind: 'failed';
      status: number;
      message: string;
      notice?: string;
      errors?: readonly string[];
      code?: string;
      retryAfterSeconds?: number;
      requestId?: string;
    };

const KINDS: ReadonlySet<string> = new Set<ApiError['kind']>([
  'connection',
  'timeout',
  'malformed',
  'superseded',
  'refused',
  'failed',
]);

/** Distinguishes our errors from those of Redux Toolkit, such as an aborted request. */
export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'kind' in error && KINDS.has(String(error.kind));
}

/** Any response without the success code (specification section 8). */
export function isNotSuccess(error: unknown): boolean {
  return isApiError(error) && (error.kind === 'refused' || error.kind === 'malformed');
}

export function causesRedirect(error: unknown): boolean {
  if (!isApiError(error) || error.kind !== 'failed') return false;
  return error.status === 401 || requiresTerms(error) || error.code === 'password_change_required';
}

export function requiresTerms(error: ApiError): boolean {
  return error.kind === 'failed' && error.code === 'terms_required';
}

export function isConnectionError(error: unknown): boolean {
  return isApiError(error) && (error.kind === 'connection' || error.kind === 'timeout');
}

/** Not found, or owned by another member: the API does not distinguish them (contract section 1). */
export function isNotFound(error: unknown): boolean {
  return isApiError(error) && error.kind === 'failed' && error.status === 404;
}

export function requiresProofOfWork(error: unknown): boolean {
  return isApiError(error) && error.kind === 'failed' && error.code === 'proof_of_work_required';
}
