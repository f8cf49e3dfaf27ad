import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../config.ts';
import { isMailAddress } from '../../mail-address.ts';
import { withoutGroups } from './identity.ts';

/**
 * `identityCode`: whether proving an identity also needs a mailed code, where the register has an address.
 * `resetPolicy`: what sets a forgotten password; `code` needs one as well,
 * and the office where there is no address.
 * `registerPolicy`: the same for the first password.
 */
export type IdentitySettings = Pick<Config, 'environment' | 'mail'> & {
  identityCode: 'off' | 'mail';
  resetPolicy: PasswordPolicy;
  registerPolicy: PasswordPolicy;
};

export type PasswordPolicy = 'code' | 'office' | 'books';

/**
 * Whether a code is mailed to those who prove their identity. The answer must not reveal who has an account.
 */
export function sendsMailCodes({ identityCode, resetPolicy, registerPolicy }: IdentitySettings): boolean {
  return identityCode === 'mail' || [resetPolicy, registerPolicy].includes('code');
}

/** Whether a password may be set after an identity check, with or without a code. */
export function allowsPassword(policy: PasswordPolicy, hasCode: boolean): boolean {
  return policy === 'books' || (policy === 'code' && hasCode);
}

/** Whether a code can reach the member. Outside production mail without a server is read in its folder. */
export function canReceiveCode(email: string | null, { environment, mail }: IdentitySettings): boolean {
  return isMailAddress(email?.trim() ?? '') && (environment !== 'production' || mail.smtpUrl !== null);
}

const DIGITS = 6;

/** A new code. The attempt limiter allows five guesses. */
export function createCode(): string {
  return String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
}

/** The stored hash of a code, bound to its ticket. */
export function hashCode(code: string, ticket: string): Buffer {
  return createHash('sha256').update(`${ticket}\n${code}`).digest();
}

/** Whether a code is the mailed one, ignoring spaces and dashes. */
export function isCode(typed: string, ticket: string, hash: Buffer): boolean {
  return timingSafeEqual(hashCode(withoutGroups(typed), ticket), hash);
}
