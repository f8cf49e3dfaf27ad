import type { StatementQuery } from '../statement/read-statement.ts';
import { readStatement } from '../statement/read-statement.ts';
import type { ShareQueries } from './share-queries.ts';

/** Reads shares and their statement as they are at one moment. */
export class ShareService {
  readonly #queries: ShareQueries;

  constructor({ queries }: { queries: ShareQueries }) {
    this.#queries = queries;
  }

  /**
   * One page of a member's own shares; the head is null where there are none yet.
   * @throws Invalid as `readStatement` does
   */
  async readStatement(membershipNo: string, query: StatementQuery) {
    const found = await readStatement(this.#queries.ledger, { owner: membershipNo, membershipNo }, query);
    if (!found) throw new Error('Shares are read without a head.');
    return found;
  }
}
