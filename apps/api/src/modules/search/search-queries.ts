import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { SearchPlan } from './search-plan.ts';

/** The pages of one search before they are shown. `full` counts those that hold the whole question. */
export type FoundPages = { ids: number[]; full: number; categories: CategoryCount[] };

export type CategoryCount = { category: string; count: number };

/** What the index was made from. */
export type SearchState = { topics: number; categories: string[] };

/** A piece of a page's body around what was searched for. */
export type Piece = { topic_id: number; piece: string; from_start: boolean; to_end: boolean };

export type FindChoices = {
  /** Pages that nobody may see now. */
  hidden: readonly number[];
  /** As the index numbers them; null: all. */
  category: number | null;
  limit: number;
  offset: number;
};

const THOUSAND = 1000;
/** What a page gains that holds the whole question in its title; one that holds half of it gains half. */
const TITLE_BONUS = 1;
const BEFORE_FOUND = 50;
const PIECE_LENGTH = 220;
/** So far into a body words are looked for; hardly one is as long. */
const PLACED_WITHIN = 20_000;

/** Reads the index of search. */
export function createSearchQueries(db: Kysely<Database>) {
  return {
    findState: async (): Promise<SearchState> => {
      const row = await db.selectFrom('search_state').select(['topics', 'categories']).executeTakeFirst();
      return row ?? { topics: 0, categories: [] };
    },

    /** Pages of the index that are not visible: not yet, or no more. */
    listHidden: async (now: Date): Promise<number[]> => {
      const { rows } = await sql<{ topic_id: number }>`
        select topic_id from topic where visible_from > ${now} or visible_until <= ${now}`.execute(db);
      return rows.map(({ topic_id }) => topic_id);
    },

    listCategoryNames: () =>
      db.selectFrom('content_category').select(['category', 'name']).orderBy('position').execute(),

    /** On how many pages each term is found; unknown ones are left out. */
    countPages: async (terms: readonly string[]): Promise<Map<string, number>> => {
      const { rows } = await sql<{ term: string; pages: number }>`
        select /* plan: count_pages */ term, pages from search_term
        where term = any(${terms}::text[])`.execute(db);
      return new Map(rows.map(({ term, pages }) => [term, pages]));
    },

    /** Known words that share a form with a misspelt one, with their pages. */
    findSpellings: async (forms: readonly string[]): Promise<Map<string, number>> => {
      const { rows } = await sql<{ term: string; pages: number }>`
        select term, pages from search_term
        where term in (select term from search_spelling where form = any(${forms}::text[]))`.execute(db);
      return new Map(rows.map(({ term, pages }) => [term, pages]));
    },

    findPages: (plan: SearchPlan, state: SearchState, choices: FindChoices): Promise<FoundPages> =>
      findPages(db, plan, state, choices),

    /** Pages that hold a text letter by letter, those with it in the title or lead first; at most `limit`. */
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

    /** Around the first of `words` that each body holds, or its beginning. */
    listPieces: async (ids: readonly number[], words: readonly string[]): Promise<Piece[]> => {
      // Each word is looked for only where those before it were not found.
      const places = words.map((word) => sql`nullif(strpos(folded, ${word}), 0)`);
      const { rows } = await sql<Piece>`
        select topic_id, left(piece, ${PIECE_LENGTH}::integer) as piece, start = 1 as from_start,
          char_length(piece) <= ${PIECE_LENGTH}::integer as to_end
        from (
          select topic_id, start, substr(body, start, ${PIECE_LENGTH + 1}::integer) as piece
          from (
            select topic_id, body,
              greatest(1, coalesce(${sql.join([...places, sql`1`])}) - ${BEFORE_FOUND}::integer) as start
            from (
              -- Cut once a text is unpacked once, and not for each word anew, and a long one not to its end.
              select topic_id, left(folded, ${PLACED_WITHIN}::integer) as folded,
                left(body, ${PLACED_WITHIN + PIECE_LENGTH + 1}::integer) as body
              from search_document where topic_id = any(${ids}::integer[])
              offset 0) as unpacked
            offset 0) as found
          offset 0) as cut`.execute(db);
      return rows;
    },
  };
}

export type SearchQueries = ReturnType<typeof createSearchQueries>;

async function findPages(
  db: Kysely<Database>,
  { terms, enough, least }: SearchPlan,
  { categories }: SearchState,
  { hidden, category, limit, offset }: FindChoices,
): Promise<FoundPages> {
  const { rows } = await sql<{ ids: number[]; full: number; counts: { category: number; count: number }[] }>`
    with /* plan: find_pages */ entries as (
      select weight, share, unnest(postings) as posting
      from unnest(
        ${terms.map(({ term }) => term)}::text[],
        ${terms.map(({ weight }) => weight / THOUSAND)}::float8[],
        ${terms.map(({ share }) => share)}::float8[]) as asked (term, weight, share)
      join search_term using (term)),
    scored as (
      select posting >> 16 as page,
        sum((posting & 32767) * weight)
          * (1 + ${TITLE_BONUS}::float8 * coalesce(sum(share) filter (where posting & 32768 > 0), 0)) as score,
        sum(share) as held
      from entries
      group by 1),
    found as materialized (
      select (page >> 8)::integer as topic_id, (page & 255)::integer as category, score, held from scored
      where held >= greatest(${least}::float8, ${enough}::float8 * (select max(held) from scored))
        and (page >> 8)::integer <> all(${hidden}::integer[]))
    select
      coalesce((
        select array_agg(topic_id) from (
          select topic_id from found
          where ${category}::integer is null or category = ${category}
          order by score desc, topic_id desc
          limit ${limit} offset ${offset}) as page), '{}') as ids,
      (select count(*)::integer from found where held > 0.999) as full,
      coalesce((
        select json_agg(json_build_object('category', category, 'count', pages))
        from (select category, count(*)::integer as pages from found group by category) as counted), '[]')
        as counts`.execute(db);
  const [row] = rows;
  if (!row) return { ids: [], full: 0, categories: [] };
  const counted = row.counts.map(({ category: number, count }) => ({
    category: categories[number] ?? '',
    count,
  }));
  return { ids: row.ids, full: row.full, categories: counted };
}
