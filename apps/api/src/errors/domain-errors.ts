import type { FailureCode } from '@sahakorn/contract/envelope';

/**
 * A refusal that a service decides on. It knows nothing of HTTP: `errors.ts` turns it into a status and a body.
 * The message is for logs and never holds a member's data.
 */
export abstract class DomainError extends Error {
  abstract readonly code: FailureCode;
  /** Seconds to wait before another try. */
  readonly retryAfter: number | undefined;

  constructor(message: string, retryAfter?: number) {
    super(message);
    this.name = new.target.name;
    this.retryAfter = retryAfter;
  }
}

/** It does not exist, or belongs to someone else; both are answered alike. */
export class NotFound extends DomainError {
  readonly code = 'not_found';
  constructor(what = 'there is no such thing') {
    super(what);
  }
}

/** It was published before, and is not any more. */
export class Gone extends DomainError {
  readonly code = 'gone';
  constructor() {
    super('its time is over');
  }
}

/** No session, or it has ended. */
export class Unauthorized extends DomainError {
  readonly code = 'unauthorized';
  constructor(message = 'the session has ended or never was') {
    super(message);
  }
}

/** The session check of a session that has ended: the specification wants 400 there, where `Unauthorized` is 401. */
export class SessionEnded extends DomainError {
  readonly code = 'unauthorized';
  constructor(message = 'the session has ended or never was') {
    super(message);
  }
}

/** Wrong number or wrong password: one error for both. */
export class InvalidCredentials extends DomainError {
  readonly code = 'invalid_credentials';
  constructor() {
    super('the membership number or the password is wrong');
  }
}

/** Authenticated, but not allowed. */
export class Forbidden extends DomainError {
  readonly code:
    | 'forbidden'
    | 'csrf'
    | 'impersonating'
    | 'password_reset_required'
    | 'password_change_required'
    | 'proof_of_work_required'
    | 'terms_required';
  constructor(code: Forbidden['code'] = 'forbidden', message = code.replaceAll('_', ' ')) {
    super(message);
    this.code = code;
  }
}

/** Too many wrong tries; `retryAfter` seconds are left. */
export class Locked extends DomainError {
  readonly code = 'locked';
  constructor(retryAfter: number) {
    super('too many wrong tries', retryAfter);
  }
}

/** Too many requests; `retryAfter` seconds are left. */
export class RateLimited extends DomainError {
  readonly code = 'rate_limited';
  constructor(retryAfter: number) {
    super('too many requests', retryAfter);
  }
}

/** Overloaded, or a dependency does not answer; retry soon. */
export class ServiceUnavailable extends DomainError {
  readonly code = 'unavailable';
  constructor(retryAfter = 2, message = 'not available at this moment') {
    super(message, retryAfter);
  }
}

/** The request conflicts with the current state. */
export class Conflict extends DomainError {
  readonly code = 'conflict';
  constructor(message = 'the state has changed meanwhile') {
    super(message);
  }
}

/** The same write is still in progress. */
export class InProgress extends DomainError {
  readonly code = 'in_progress';
  constructor() {
    super('the same request is under way', 1);
  }
}

/** An idempotency key was used again with another body. */
export class KeyReused extends DomainError {
  readonly code = 'idempotency_key_reused';
  constructor() {
    super('the idempotency key belongs to another body');
  }
}

/** The request is malformed; the message says where, and is shown to the client. */
export class Invalid extends DomainError {
  readonly code = 'validation';
}
