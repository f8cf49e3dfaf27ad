import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import { Idempotency } from '../idempotency/idempotency.ts';
import type { Notices } from '../mail/notices.ts';
import type { AttemptLimiter } from '../session/attempt-limiter.ts';
import type { TermsService } from '../terms/terms-service.ts';
import { registerPasswordChange } from './account-routes.ts';
import type { CodeMode } from './identity-code.ts';
import { IdentityService } from './identity-service.ts';
import type { CooperativeNames } from './password-check.ts';
import { PasswordService } from './password-service.ts';
import { registerRegistration } from './registration-routes.ts';
import { RegistrationService } from './registration-service.ts';

type AccountParts = {
  db: Kysely<Database>;
  tries: AttemptLimiter;
  /** The terms as seen on a connection. */
  termsOn: (db: Kysely<Database>) => TermsService;
  notices: Notices;
  codes: CodeMode;
  audit: AuditLog;
  coop: CooperativeNames;
  now: () => Date;
};

/**
 * Lets members who are not signed in register and set a forgotten password. Gives what registers the change of a
 * password in a scope that requires a session.
 */
export function startAccounts(app: FastifyInstance, parts: AccountParts): (scope: FastifyInstance) => void {
  const idempotency = new Idempotency(parts);
  const identities = new IdentityService(parts);
  registerRegistration(app, { identities, registrations: new RegistrationService(parts), idempotency });
  const passwords = new PasswordService(parts);
  return (scope) => registerPasswordChange(scope, { passwords, idempotency });
}
