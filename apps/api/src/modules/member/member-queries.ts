import type { MemberStatus } from '@sahakorn/contract/member';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

export type MemberQueries = ReturnType<typeof createMemberQueries>;

/** A member of the register as stored, with the sums of the four tiles. */
export type MemberRecord = NonNullable<Awaited<ReturnType<MemberQueries['findMember']>>>;

export function createMemberQueries(db: Kysely<Database>) {
  return {
    /** `today`: `YYYY-MM-DD`. */
    async findMember(membershipNo: string, today: string) {
      const row = await db
        .selectFrom('member')
        .modifyFront(sql`/* plan: member */`)
        .leftJoin('share_account', 'share_account.membership_no', 'member.membership_no')
        .selectAll('member')
        .select(['share_stock', 'share_amount', 'period'])
        .select([
          openDeposits<string | null>('balance').as('deposit_balance'),
          openDeposits<number>('count').as('deposit_account_count'),
          openLoans<string | null>('principal_balance').as('principal_balance'),
          openLoans<number>('count').as('loan_contract_count'),
          lastMonthlyShare.as('share_paid_on'),
          openConfirmation(today).as('open_confirmation'),
        ])
        .where('member.membership_no', '=', membershipNo)
        .executeTakeFirst();
      return row ?? null;
    },
  };
}

const OPEN = '0';

/** Null if the balance of an account is missing, because the sum would be too small. */
const SUMS = {
  balance: 'case when count(*) = count(balance) then coalesce(sum(balance), 0.00) end',
  principal_balance:
    'case when count(*) = count(principal_balance) then coalesce(sum(principal_balance), 0.00) end',
  count: 'count(*)::integer',
} as const;

function openDeposits<Result>(figure: 'balance' | 'count') {
  return sql<Result>`(
    select ${sql.raw(SUMS[figure])} from deposit_account
    where deposit_account.membership_no = member.membership_no and close_status = ${OPEN})`;
}

function openLoans<Result>(figure: 'principal_balance' | 'count') {
  return sql<Result>`(
    select ${sql.raw(SUMS[figure])} from loan_contract
    where loan_contract.membership_no = member.membership_no and close_status = ${OPEN})`;
}

/** Codes differ from one cooperative's books to another's; only monthly payments have a period. */
const lastMonthlyShare = sql<string | null>`(
  select max(operate_date) from share_entry
  where share_entry.membership_no = member.membership_no and share_entry.period is not null and share_value > 0)`;

/** The confirmation that is to be submitted first, with the lines that have no answer yet. */
function openConfirmation(today: string) {
  return sql<MemberStatus['open_confirmation']>`(
    select json_build_object('balance_on', balance_on, 'open_until', open_until, 'unanswered', (
      select count(*) from confirmation_line as line
      where (line.membership_no, line.balance_on) = (confirmation.membership_no, confirmation.balance_on)
        and answer is null))
    from balance_confirmation as confirmation
    where confirmation.membership_no = member.membership_no and submitted_at is null and open_until >= ${today}
    order by open_until, balance_on limit 1)`;
}
