import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { verifyPassword } from '../session/password.ts';
import { createPasswordQueries } from './password-queries.ts';

/** Whether it is the member's password, asked again of someone who is signed in. Count the tries: see `AttemptLimiter`. */
export async function verifyMemberPassword(
  trx: Transaction<Database>,
  membershipNo: string,
  password: string,
): Promise<boolean> {
  const holder = await createPasswordQueries(trx).findHolder(membershipNo);
  return verifyPassword(holder?.passwordHash ?? null, password);
}
