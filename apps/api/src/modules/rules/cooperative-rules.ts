import type { Result } from '@sahakorn/rules/result';
import { missing } from '@sahakorn/rules/result';
import type { RuleBook } from '@sahakorn/rules/rule-book';
import { findVersion } from '@sahakorn/rules/rule-book';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { StoredRuleBook } from '../info/rule-book.ts';

/** The rules that the cooperative has published in `site/rules.yaml`. */
export class CooperativeRules {
  readonly #db: Kysely<Database>;

  constructor({ db }: { db: Kysely<Database> }) {
    this.#db = db;
  }

  /** All versions of all rules; null where the cooperative has published none. */
  async readBook(): Promise<StoredRuleBook | null> {
    const part = await this.#db
      .selectFrom('site_part')
      .modifyFront(sql`/* plan: rule_book */`)
      .select('content')
      .where('name', '=', 'rules')
      .executeTakeFirst();
    return part ? StoredRuleBook.parse(part.content) : null;
  }

  /** The version of a rule that holds on a day (`YYYY-MM-DD`); `missing` names `rule` where there is none. */
  async findRule<Kind extends keyof RuleBook>(
    kind: Kind,
    day: string,
  ): Promise<Result<RuleBook[Kind][number]>> {
    const book = await this.readBook();
    const versions: readonly RuleBook[Kind][number][] = book?.[kind] ?? [];
    return versions.length === 0 ? missing({ fact: 'rule', on: day }) : findVersion(versions, day);
  }
}
