import type { FailureCode } from '@sahakorn/contract/envelope';
import { describeFailure } from './failure.ts';

/**
 * A refusal that a service decides on. It does not depend on HTTP: `errors.ts` turns it
 * into a status and a body. The message is for logs and developers, and never contains a
 * member's data. Default: derived from the code.
 */
export abstract class DomainError<Code extends FailureCode = FailureCode> extends Error {
  readonly code: Code;
  /** Seconds to wait before another try. */
  readonly retryAfter: number | undefined;

  constructor(code: Code, message = describeFailure(code), retryAfter?: number) {
    super(message);
    this.name = new.target.name;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

/** It does not exist, or belongs to someone else; both get the same answer. */
export class NotFound extends DomainError {
  constructor(message?: string) {
    super('not_found', message);
  }
}

/** It was published and has been removed. */
export class Gone extends DomainError {
  constructor() {
    super('gone');
  }
}

/** No session, or it has ended. */
export class Unauthorized extends DomainError {
  constructor() {
    super('unauthorized');
  }
}

/**
 * The session check of a session that has ended: the specification wants
 * 400 there, where `Unauthorized` is 401.
 */
export class SessionEnded extends DomainError {
  constructor() {
    super('unauthorized');
  }
}

/** Wrong number or wrong password: one error for both. */
export class InvalidCredentials extends DomainError {
  constructor() {
    super('invalid_credentials');
  }
}

type ForbiddenCode =
  | 'forbidden'
  | 'csrf'
  | 'impersonating'
  | 'password_reset_required'
  | 'password_change_required'
  | 'proof_of_work_required'
  | 'terms_required';

/** Authenticated, but not allowed. */
export class Forbidden extends DomainError<ForbiddenCode> {
  constructor(code: ForbiddenCode = 'forbidden', message?: string) {
    super(code, message);
  }
}

/** Too many failed attempts; `retryAfter` seconds are left. */
export class Locked extends DomainError {
  constructor(retryAfter: number) {
    super('locked', undefined, retryAfter);
  }
}

/** Too many requests; `retryAfter` seconds are left. */
export class RateLimited extends DomainError {
  constructor(retryAfter: number) {
    super('rate_limited', undefined, retryAfter);
  }
}

/** Overloaded, or a dependency does not answer; retry soon. */
export class ServiceUnavailable extends DomainError {
  constructor(retryAfter = 2, message?: string) {
    super('unavailable', message, retryAfter);
  }
}

/** The request conflicts with the current state. */
export class Conflict extends DomainError {
  constructor(message?: string) {
    super('conflict', message);
  }
}

/** The same write is still in progress. */
export class InProgress extends DomainError {
  constructor() {
    super('in_progress', undefined, 1);
  }
}

/** An idempotency key was used again with another body. */
export class KeyReused extends DomainError {
  constructor() {
    super('idempotency_key_reused');
  }
}

/** The request is malformed; the message names the place, and is shown to the client. */
export class Invalid extends DomainError {
  constructor(message: string) {
    super('validation', message);
  }
}
