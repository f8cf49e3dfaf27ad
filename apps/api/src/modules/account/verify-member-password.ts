import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { verifyPassword } from '../session/password.ts';
import { createPasswordQueries } from './password-queries.ts';

/** Verifies the password of a signed-in member again. Use it inside `AttemptLimiter`. */
export async function verifyMemberPassword(
  trx: Transaction<Database>,
  membershipNo: string,
  password: string,
): Promise<boolean> {
  const holder = await createPasswordQueries(trx).findHolder(membershipNo);
  return verifyPassword(holder?.passwordHash ?? null, password);
}
