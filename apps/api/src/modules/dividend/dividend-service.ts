import type { DividendExplanation } from '@sahakorn/contract/dividend-explanation';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { CooperativeRules } from '../rules/cooperative-rules.ts';
import type { DividendRecord } from './dividend-queries.ts';
import { createDividendQueries } from './dividend-queries.ts';
import { explainDividend } from './explain-dividend.ts';

export type { DividendRecord } from './dividend-queries.ts';

/** Reads dividends and average returns. */
export class DividendService {
  readonly #queries: ReturnType<typeof createDividendQueries>;
  readonly #rules: CooperativeRules;

  constructor({ db, rules }: { db: Kysely<Database>; rules: CooperativeRules }) {
    this.#queries = createDividendQueries(db);
    this.#rules = rules;
  }

  /** The years that are released, the newest first. */
  listReleased(membershipNo: string): Promise<DividendRecord[]> {
    return this.#queries.listReleased(membershipNo);
  }

  /** The same years, each with the amounts that the rules give for its shares and interest. */
  async listExplained(membershipNo: string): Promise<DividendExplanation[]> {
    const { years, ...books } = await this.#queries.readBooks(membershipNo);
    const rules = this.#rules.toBook(books);
    return years.map((year) => explainDividend(year, books, rules));
  }
}
