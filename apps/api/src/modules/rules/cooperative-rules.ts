import type { Result } from '@sahakorn/rules/result';
import { missing } from '@sahakorn/rules/result';
import type { RuleBook } from '@sahakorn/rules/rule-book';
import { findVersion } from '@sahakorn/rules/rule-book';
import { CompiledQuery, type Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { StoredRuleBook } from '../info/rule-book.ts';

/**
 * The file of rules as columns of a query (`RulesRow`), which reads it with the books that the rules work on.
 */
export const RULES_COLUMNS = `
  (select content::text from site_part where name = 'rules') as rules_text,
  exists (select from books where kind = 'imported') as books_imported`;

/** What `getYearEndMonth` gives, for a query that groups rows by accounting year. */
export const YEAR_END_MONTH = `coalesce((
    select (content ->> 'yearEndMonth')::integer from site_part where name = 'rules' and not (
      content ? 'demonstration' and exists (select from books where kind = 'imported'))), 12)`;

/** The file of rules as it was read; null if the cooperative has published none. */
export type RulesRow = { rules_text: string | null; books_imported: boolean };

const READ_RULES = `select /* plan: rule_book */ ${RULES_COLUMNS}`;

/**
 * The rules that the cooperative has published in `site/rules.yaml`. Those of the demonstration do not count
 * for imported books, whose figures they would get wrong.
 */
export class CooperativeRules {
  readonly #db: Kysely<Database>;
  /** The file as it was last read: checking it again would take as long as reading it. */
  #lastRead: { text: string; book: StoredRuleBook } | null = null;

  constructor({ db }: { db: Kysely<Database> }) {
    this.#db = db;
  }

  /** All versions of all rules; null if the cooperative has published none. */
  async readBook(): Promise<StoredRuleBook | null> {
    const { rows } = await this.#db.executeQuery<RulesRow>(CompiledQuery.raw(READ_RULES));
    return rows[0] ? this.toBook(rows[0]) : null;
  }

  /** The same for a file that another query has read. */
  toBook({ rules_text: text, books_imported: imported }: RulesRow): StoredRuleBook | null {
    if (text === null) return null;
    const book = this.#parse(text);
    return book.demonstration && imported ? null : book;
  }

  /** The version of a rule that is valid on a day (`YYYY-MM-DD`); `missing` names `rule` if there is none. */
  async findRule<Kind extends Exclude<keyof RuleBook, 'yearEndMonth'>>(
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
