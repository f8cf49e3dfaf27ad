import { NotFound } from '../../errors/domain-errors.ts';
import type { StatementQuery } from '../statement/read-statement.ts';
import { readStatement } from '../statement/read-statement.ts';
import type { LoanQueries } from './loan-queries.ts';

/** Decides whose contract it is. */
export class LoanService {
  readonly #queries: LoanQueries;

  constructor({ queries }: { queries: LoanQueries }) {
    this.#queries = queries;
  }

  /** A member's own contracts, the largest balance first. */
  async listContracts(membershipNo: string) {
    return this.#queries.listContracts(membershipNo);
  }

  /**
   * One page of a member's own contract, under its head.
   * @throws NotFound for a contract that does not exist or is another
   *   member's; Invalid as `readStatement` does.
   */
  async readStatement(membershipNo: string, contractNo: string, query: StatementQuery) {
    const found = await readStatement(this.#queries.ledger, { owner: contractNo, membershipNo }, query);
    if (!found?.head) throw new NotFound();
    return { head: found.head, page: found.page };
  }
}
