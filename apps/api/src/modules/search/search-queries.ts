import type { Kysely } from 'kysely';
import { CompiledQuery, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { selectTopics, type TopicRow } from '../info/topic-rows.ts';
import type { SearchPlan } from './search-plan.ts';
import { COUNT_PAGES, FIND_PAGES, findHits, listHits } from './search-statements.ts';

/** The result of one search. `full` counts the pages that contain the whole query. */
export type FoundSummary = { full: number; categories: CategoryCount[] };
export type FoundPages = FoundSummary & { ids: number[] };
export type FoundHits = FoundSummary & { hits: HitRow[] };

/** A search hit, with its lead or a snippet of its body. */
export type HitRow = TopicRow & (Piece | { piece: null });
type NoHitRow = { topic_id: null };

export type CategoryCount = { category: string; count: number };

/** What the index was made from. */
export type SearchState = { topics: number; categories: string[] };

/** A piece of a page's body around what was searched for. */
type Piece = { piece: string; from_start: boolean; to_end: boolean };

export type FindChoices = {
  /** Hidden pages. */
  hidden: readonly number[];
  /** As the index numbers them; null: all. */
  category: number | null;
  limit: number;
  offset: number;
};

const THOUSAND = 1000;
/** The snippet is around the first of these that the body contains. */
const WORDS_PLACED = 5;

/** Reads the index of search. */
export function createSearchQueries(db: Kysely<Database>) {
  const topics = selectTopics(db).compile().sql;
  const [hitsFound, hitsListed] = [findHits(topics), listHits(topics)];
  const ask = <Row>(text: string, parameters: unknown[]) =>
    db.executeQuery<Row>(CompiledQuery.raw(text, parameters));
  return {
    findState: async (): Promise<SearchState> => {
      const row = await db.selectFrom('search_state').select(['topics', 'categories']).executeTakeFirst();
      return row ?? { topics: 0, categories: [] };
    },

    /** Indexed pages that are not published yet, or have expired. */
    listHidden: async (now: Date): Promise<number[]> => {
      const { rows } = await sql<{ topic_id: number }>`
        select topic_id from topic where visible_from > ${now} or visible_until <= ${now}`.execute(db);
      return rows.map(({ topic_id }) => topic_id);
    },

    listCategoryNames: () =>
      db.selectFrom('content_category').select(['category', 'name']).orderBy('position').execute(),

    /** The number of pages of each term; unknown terms are left out. */
    countPages: async (terms: readonly string[]): Promise<Map<string, number>> => {
      const { rows } = await ask<{ term: string; pages: number }>(COUNT_PAGES, [terms]);
      return new Map(rows.map(({ term, pages }) => [term, pages]));
    },

    /** Known words that share a form with a misspelt one, with their pages. */
    findSpellings: async (forms: readonly string[]): Promise<Map<string, number>> => {
      const { rows } = await sql<{ term: string; pages: number }>`
        select term, pages from search_term
        where term in (select term from search_spelling where form = any(${forms}::text[]))`.execute(db);
      return new Map(rows.map(({ term, pages }) => [term, pages]));
    },

    /** The best pages for a plan, by their numbers. */
    findPages: async (plan: SearchPlan, state: SearchState, choices: FindChoices): Promise<FoundPages> => {
      const { rows } = await ask<SummaryRow & { ids: number[] }>(FIND_PAGES, toParameters(plan, choices));
      return { ...readSummary(rows[0], state), ids: rows[0]?.ids ?? [] };
    },

    /** The best pages for a plan, as hits for `words`, the rarest first. */
    findHits: async (
      plan: SearchPlan,
      state: SearchState,
      choices: FindChoices,
      words: readonly string[],
    ): Promise<FoundHits> => {
      const parameters = [...toParameters(plan, choices), words, words.slice(0, WORDS_PLACED)];
      const { rows } = await ask<SummaryRow & (HitRow | NoHitRow)>(hitsFound, parameters);
      return { ...readSummary(rows[0], state), hits: rows.filter((row) => row.topic_id !== null) };
    },

    /** Some pages in the given order, as hits for `words`. */
    listHits: async (ids: readonly number[], words: readonly string[]): Promise<HitRow[]> =>
      (await ask<HitRow>(hitsListed, [ids, words, words.slice(0, WORDS_PLACED)])).rows,

    /** Pages that contain a text letter by letter, those with it in the title or lead first; at most `limit`. */
    findLiteral: async (text: string, now: Date, limit: number) => {
      const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
      const { rows } = await sql<{ topic_id: number; category: string }>`
        select topic_id, category from search_document join topic using (topic_id)
        where (heading like ${pattern} or folded like ${pattern})
          and visible_from <= ${now} and visible_until > ${now}
        order by (heading like ${pattern}) desc, published_at desc
        limit ${limit}`.execute(db);
      return rows;
    },
  };
}

export type SearchQueries = ReturnType<typeof createSearchQueries>;

/** The parameters of the statements that find pages. */
function toParameters(
  { terms, enough, least, held, coverage, titleBonus }: SearchPlan,
  { hidden, category, limit, offset }: FindChoices,
): unknown[] {
  return [
    terms.map(({ term }) => term),
    terms.map(({ weight }) => weight / THOUSAND),
    terms.map(({ share }) => share),
    terms.map(({ needed }) => needed),
    least,
    enough,
    hidden,
    category,
    limit,
    offset,
    coverage,
    titleBonus,
    held,
  ];
}

type SummaryRow = { full: number; counts: string };

function readSummary(row: SummaryRow | undefined, { categories }: SearchState): FoundSummary {
  const counts = JSON.parse(row?.counts ?? '[]') as { category: number; count: number }[];
  return {
    full: row?.full ?? 0,
    categories: counts.map(({ category, count }) => ({ category: categories[category] ?? '', count })),
  };
}
