import { type Kysely, sql } from 'kysely';
import type { ConfirmationLineTable } from '../../db/confirmation-schema.ts';
import { openConfirmations } from '../../db/open-confirmations.ts';
import type { Database } from '../../db/schema.ts';
import type { AuditedContext } from '../audit/audit-log.ts';

/** How far the members are with the balances of one day. Lines are counted whether submitted or not. */
export type ConfirmationRound = {
  balanceOn: string;
  openUntil: string;
  members: number;
  submitted: number;
  lines: number;
  agreed: number;
  disputed: number;
};

/** A line that a member has answered. */
export type AnsweredLine = {
  balanceOn: string;
  membershipNo: string;
  lineNo: number;
  kind: ConfirmationLineTable['kind'];
  accountNo: string;
  accountName: string;
  amount: string | null;
  answer: 'agreed' | 'disputed';
  comment: string | null;
  answeredAt: Date;
  submittedAt: Date | null;
};

type NewRound = { balanceOn: string; openUntil: string; staff: string };

/** Balance confirmations as officers open and read them. Opening is audited. */
export class ConfirmationAdministration {
  readonly #context: AuditedContext;

  constructor(context: AuditedContext) {
    this.#context = context;
  }

  /**
   * Asks every member for the balances of a day. Returns how many have any;
   * null if that day was opened before.
   */
  open({ balanceOn, openUntil, staff }: NewRound): Promise<number | null> {
    const { db, audit, now } = this.#context;
    return db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (trx) => {
        // No snapshot is taken for this statement: after the wait, what another officer has opened is seen.
        await sql`lock table balance_confirmation in share update exclusive mode`.execute(trx);
        const known = await trx
          .selectFrom('balance_confirmation')
          .select('balance_on')
          .where('balance_on', '=', balanceOn)
          .limit(1)
          .executeTakeFirst();
        if (known) return null;
        const members = await openConfirmations(trx, { balanceOn, openUntil, now: now() });
        await audit.append(trx, {
          kind: 'confirmation-opened',
          staff,
          membershipNo: null,
          address: '',
          userAgent: '',
          details: { balanceOn, openUntil, members },
        });
        return members;
      });
  }

  /** The latest day first. */
  listRounds(): Promise<ConfirmationRound[]> {
    return listRounds(this.#context.db);
  }

  /** Answered lines, of one day or of all, the latest day first. */
  listAnswers(which: { balanceOn: string | null; disputed: boolean }): Promise<AnsweredLine[]> {
    return listAnswers(this.#context.db, which);
  }
}

async function listRounds(db: Kysely<Database>): Promise<ConfirmationRound[]> {
  const { rows } = await sql<ConfirmationRound>`
    select balance_on as "balanceOn", max(open_until) as "openUntil", count(*)::integer as members,
      count(submitted_at)::integer as submitted, sum(line.lines)::integer as lines,
      sum(line.agreed)::integer as agreed, sum(line.disputed)::integer as disputed
    from balance_confirmation as confirmation
    cross join lateral (
      select count(*) as lines, count(*) filter (where answer = 'agreed') as agreed,
        count(*) filter (where answer = 'disputed') as disputed
      from confirmation_line
      where membership_no = confirmation.membership_no and balance_on = confirmation.balance_on) as line
    group by balance_on order by balance_on desc`.execute(db);
  return rows;
}

async function listAnswers(
  db: Kysely<Database>,
  { balanceOn, disputed }: { balanceOn: string | null; disputed: boolean },
): Promise<AnsweredLine[]> {
  const { rows } = await sql<AnsweredLine>`
    select line.balance_on as "balanceOn", membership_no as "membershipNo", line_no as "lineNo", kind,
      account_no as "accountNo", account_name as "accountName", amount, answer, comment,
      answered_at as "answeredAt", submitted_at as "submittedAt"
    from confirmation_line as line join balance_confirmation using (membership_no, balance_on)
    where answer is not null
      ${disputed ? sql`and answer = 'disputed'` : sql``}
      ${balanceOn === null ? sql`` : sql`and balance_on = ${balanceOn}::date`}
    order by balance_on desc, membership_no, line_no`.execute(db);
  return rows;
}
