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
  /** Reading the file's text takes a tenth of the time that checking it does. */
  #lastRead: { text: string; book: StoredRuleBook } | null = null;

  constructor({ db }: { db: Kysely<Database> }) {
    this.#db = db;
  }

  /** All versions of all rules; null where the cooperative has published none. */
  async readBook(): Promise<StoredRuleBook | null> {
    const part = await this.#db
      .selectFrom('site_part')
      .modifyFront(sql`/* plan: rule_book */`)
      .select(sql<string>`content::text`.as('text'))
      .select((eb) =>
        eb.exists(eb.selectFrom('books').select('kind').where('kind', '=', 'imported')).as('imported'),
      )
      .where('name', '=', 'rules')
      .executeTakeFirst();
    if (!part) return null;
    const book = this.#parse(part.text);
    return book.demonstration && part.imported ? null : book;
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

  #parse(text: string): StoredRuleBook {
    if (this.#lastRead?.text !== text)
      this.#lastRead = { text, book: StoredRuleBook.parse(JSON.parse(text)) };
    return this.#lastRead.book;
  }
}
