import { NotFound } from '../../errors/domain-errors.ts';
import { checkDays, readStatement, type StatementQuery } from '../statement/read-statement.ts';
import type { DepositQueries } from './deposit-queries.ts';

/** Reads deposit accounts, and checks whose they are. */
export class DepositService {
  readonly #queries: DepositQueries;

  constructor({ queries }: { queries: DepositQueries }) {
    this.#queries = queries;
  }

  /**
   * One page of a member's own account, under its head.
   * @throws NotFound for an account that does not exist or is another member's; Invalid as `readStatement` does.
   */
  async readStatement(membershipNo: string, accountNo: string, query: StatementQuery) {
    const found = await readStatement(this.#queries.ledger, { owner: accountNo, membershipNo }, query);
    if (!found?.head) throw new NotFound();
    return { head: found.head, page: found.page };
  }

  /**
   * Money in and out by month, of a member's own account; both days inclusive.
   * @throws NotFound for an account that does not exist or is another member's; Invalid for days in the wrong order.
   */
  async listMonths(membershipNo: string, accountNo: string, days: Pick<StatementQuery, 'from' | 'to'>) {
    const months = await this.#queries.listMonths(membershipNo, accountNo, days);
    if (!months) throw new NotFound();
    checkDays(days);
    return months;
  }
}
