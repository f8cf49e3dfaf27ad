import { SUCCESS } from '@sahakorn/contract/envelope';
import type { MemberStatus } from '@sahakorn/contract/member';
import { memberStatus } from '@sahakorn/contract/member';
import { maskEmail, maskPhone } from '@sahakorn/thai/account-no';
import { todayIso } from '@sahakorn/thai/date';
import { maskIdCard } from '@sahakorn/thai/id-card';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { registerCall } from '../../plugins/call.ts';
import { NotFound } from '../../errors/domain-errors.ts';
import { getPictureUrl } from '../picture/picture-routes.ts';
import { getSession } from '../session/authenticate.ts';
import type { MemberRecord } from './member-queries.ts';
import { createMemberQueries } from './member-queries.ts';

/** Personal information; needs a scope that requires a member. */
export function registerMember(
  scope: FastifyInstance,
  { db, now }: { db: Kysely<Database>; now: () => Date },
): void {
  const queries = createMemberQueries(db);

  registerCall(scope, memberStatus, async ({ request }) => {
    const { membershipNo, passwordResetAt } = getSession(request);
    const member = await queries.findMember(membershipNo, todayIso(now()));
    if (!member) throw new NotFound();
    const account_reset_at = passwordResetAt?.toISOString() ?? null;
    return { rc_code: SUCCESS, data: [{ ...toWire(member), account_reset_at }] };
  });
}

/** Personal data leaves the server masked. */
function toWire({
  id_card,
  mobile_no,
  email,
  picture_file,
  ...member
}: MemberRecord): Omit<MemberStatus, 'account_reset_at'> {
  return {
    ...member,
    id_card: id_card && maskIdCard(id_card),
    mobile_no: mobile_no && maskPhone(mobile_no),
    email: email && maskEmail(email),
    picture_url: picture_file && getPictureUrl(picture_file),
  };
}
