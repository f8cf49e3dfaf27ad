import type { Result } from '@sahakorn/rules/result';
import { missing } from '@sahakorn/rules/result';
import type { RuleBook } from '@sahakorn/rules/rule-book';
import { findVersion } from '@sahakorn/rules/rule-book';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { StoredRuleBook } from '../info/rule-book.ts';

/**
 * The rules that the cooperative has published in `site/rules.yaml`. Those of the demonstration do not count for imported
 * books, whose figures they would get wrong.
 */
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
      .select((eb) =>
        eb.exists(eb.selectFrom('books').select('kind').where('kind', '=', 'imported')).as('imported'),
      )
      .where('name', '=', 'rules')
      .executeTakeFirst();
    const book = part && StoredRuleBook.parse(part.content);
    return book === undefined || (book.demonstration && part?.imported) ? null : book;
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
