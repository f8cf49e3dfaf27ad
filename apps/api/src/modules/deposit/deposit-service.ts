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
    return this.#queries.inSnapshot(async (queries) => {
      const head = await queries.findAccount(membershipNo, accountNo);
      if (!head) throw new NotFound();
      return { head, page: await readStatement(queries, accountNo, query) };
    });
  }

  /**
   * Money in and out by month, of a member's own account; both days inclusive.
   * @throws NotFound for an account that does not exist or is another member's; Invalid for days in the wrong order.
   */
  async listMonths(membershipNo: string, accountNo: string, days: Pick<StatementQuery, 'from' | 'to'>) {
    return this.#queries.inSnapshot(async (queries) => {
      if (!(await queries.findAccount(membershipNo, accountNo))) throw new NotFound();
      checkDays(days);
      return queries.listMonths(accountNo, days);
    });
  }
}
