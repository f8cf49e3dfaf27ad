export type ApiError =
  /** No answer came, or none in time, or one that is not the contract's. */
  | { kind: 'connection' | 'timeout' | 'malformed'; message: string; retryAfterSeconds?: number }
  /** The member changed during the call. */
  | { kind: 'superseded'; message: string }
  /** HTTP 200 with an `rc_code` other than success; `message` is `rc_des`, `errors` each thing that is wrong. */
  | { kind: 'refused'; code: string; message: string; errors?: readonly string[] }
  /** HTTP 4xx or 5xx. `notice` is the sentence a member reads, where the body has one; `errors` as above. */
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

/** An answer without the code of success, of whatever form (specification section 8). */
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

/** Missing, or of another member: the API does not distinguish them (contract section 1). */
export function isNotFound(error: unknown): boolean {
  return isApiError(error) && error.kind === 'failed' && error.status === 404;
}

export function requiresProofOfWork(error: unknown): boolean {
  return isApiError(error) && error.kind === 'failed' && error.code === 'proof_of_work_required';
}
