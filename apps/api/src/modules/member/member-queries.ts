import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

export type MemberQueries = ReturnType<typeof createMemberQueries>;

/** A member of the register as stored, with the sums of the four tiles. */
export type MemberRecord = NonNullable<Awaited<ReturnType<MemberQueries['findMember']>>>;

export function createMemberQueries(db: Kysely<Database>) {
  return {
    async findMember(membershipNo: string) {
      const row = await db
        .selectFrom('member')
        .leftJoin('share_account', 'share_account.membership_no', 'member.membership_no')
        .selectAll('member')
        .select(['share_stock', 'share_amount', 'period'])
        .select([
          openDeposits<string>('coalesce(sum(balance), 0.00)').as('deposit_balance'),
          openDeposits<number>('count(*)::integer').as('deposit_account_count'),
          openLoans<string>('coalesce(sum(principal_balance), 0.00)').as('principal_balance'),
          openLoans<number>('count(*)::integer').as('loan_contract_count'),
          lastMonthlyShare.as('share_paid_on'),
        ])
        .where('member.membership_no', '=', membershipNo)
        .executeTakeFirst();
      return row ?? null;
    },
  };
}

const OPEN = '0';

function openDeposits<Result>(figure: 'coalesce(sum(balance), 0.00)' | 'count(*)::integer') {
  return sql<Result>`(
    select ${sql.raw(figure)} from deposit_account
    where deposit_account.membership_no = member.membership_no and close_status = ${OPEN})`;
}

function openLoans<Result>(figure: 'coalesce(sum(principal_balance), 0.00)' | 'count(*)::integer') {
  return sql<Result>`(
    select ${sql.raw(figure)} from loan_contract
    where loan_contract.membership_no = member.membership_no and close_status = ${OPEN})`;
}

/** Codes differ from one cooperative's books to another's; only monthly payments have a period. */
const lastMonthlyShare = sql<string | null>`(
  select max(operate_date) from share_entry
  where share_entry.membership_no = member.membership_no and share_entry.period is not null and share_value > 0)`;
