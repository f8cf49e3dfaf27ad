import { subtractMoney } from '@sahakorn/thai/money';
import type { StatementQuery } from '../statement/read-statement.ts';
import { readStatement } from '../statement/read-statement.ts';
import type { ShareQueries } from './share-queries.ts';

/** Reads shares and their statement as they are at one moment. */
export class ShareService {
  readonly #queries: ShareQueries;

  constructor({ queries }: { queries: ShareQueries }) {
    this.#queries = queries;
  }

  /** A member's own shares by year, the oldest first. */
  listYears(membershipNo: string) {
    return this.#queries.listYears(membershipNo);
  }

  /**
   * One page of a member's own shares; the head is null if there are none yet.
   * @throws Invalid as `readStatement` does
   */
  async readStatement(membershipNo: string, query: StatementQuery) {
    const found = await readStatement(this.#queries.ledger, { owner: membershipNo, membershipNo }, query);
    if (!found) throw new Error('Shares are read without a head.');
    const { head, page } = found;
    return { head, page: { ...page, sums: withoutBroughtForward(page.sums) } };
  }
}

/** What was brought forward is no purchase. */
function withoutBroughtForward<Sums extends { credit_amount: string; brought_forward_amount: string | null }>(
  sums: Sums,
) {
  const broughtForward = sums.brought_forward_amount ?? '0.00';
  return {
    ...sums,
    brought_forward_amount: broughtForward,
    credit_amount: subtractMoney(sums.credit_amount, broughtForward),
  };
}
