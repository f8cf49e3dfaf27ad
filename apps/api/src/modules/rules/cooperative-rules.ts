import type { Result } from '@sahakorn/rules/result';
import { missing } from '@sahakorn/rules/result';
import type { RuleBook } from '@sahakorn/rules/rule-book';
import { findVersion } from '@sahakorn/rules/rule-book';
import { CompiledQuery, type Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { StoredRuleBook } from '../info/rule-book.ts';

const READ_RULES = `
  select /* plan: rule_book */ content::text as text,
    exists (select from books where kind = 'imported') as imported
  from site_part where name = 'rules'`;

/**
 * The rules that the cooperative has published in `site/rules.yaml`. Those of the demonstration do not count for imported
 * books, whose figures they would get wrong.
 */
export class CooperativeRules {
  readonly #db: Kysely<Database>;
  /** The file as it was last read: checking it again would take as long as reading it. */
  #lastRead: { text: string; book: StoredRuleBook } | null = null;

  constructor({ db }: { db: Kysely<Database> }) {
    this.#db = db;
  }

  /** All versions of all rules; null where the cooperative has published none. */
  async readBook(): Promise<StoredRuleBook | null> {
    const { rows } = await this.#db.executeQuery<{ text: string; imported: boolean }>(
      CompiledQuery.raw(READ_RULES),
    );
    const [part] = rows;
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
