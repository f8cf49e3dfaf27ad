import type { Kysely } from 'kysely';
import { CompiledQuery, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { selectTopics, type TopicRow } from '../info/topic-rows.ts';
import type { LiteralMatch } from './found-pages.ts';
import {
  FIND_LITERAL,
  FIND_SPELLINGS,
  READ_BODIES,
  READ_POSTINGS,
  READ_TERMS,
  readPages,
} from './search-statements.ts';

/** A term of the index. `postings` is null if it is on many pages. */
export type FoundTerm = { pages: number; postings: number[] | null };

/** `has_body` is null if the page is not indexed yet. */
export type PageRow = TopicRow & { has_body: boolean | null };

/** What the index was made from. */
export type SearchState = { topics: number; categories: string[] };

const TRIGRAM = 3;

/** Reads the index of search. */
export function createSearchQueries(db: Kysely<Database>) {
  const pagesStatement = readPages(selectTopics(db).compile().sql);
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

    /** Unknown terms are left out. */
    readTerms: async (terms: readonly string[]): Promise<Map<string, FoundTerm>> => {
      const { rows } = await ask<FoundTerm & { term: string }>(READ_TERMS, [terms]);
      return new Map(rows.map(({ term, ...found }) => [term, found]));
    },

    /** Known words that share a form with a misspelt one, with their pages. */
    findSpellings: async (forms: readonly string[]): Promise<Map<string, number>> => {
      const { rows } = await ask<{ term: string; pages: number }>(FIND_SPELLINGS, [forms]);
      return new Map(rows.map(({ term, pages }) => [term, pages]));
    },

    /** The postings of each term; unknown terms are left out. */
    readPostings: async (terms: readonly string[]): Promise<Map<string, number[]>> => {
      const { rows } = await ask<{ term: string; postings: number[] }>(READ_POSTINGS, [terms]);
      return new Map(rows.map(({ term, postings }) => [term, postings]));
    },

    /** Pages as lists show them, by their numbers. */
    readPages: async (ids: readonly number[]): Promise<Map<number, PageRow>> => {
      const { rows } = await ask<PageRow>(pagesStatement, [ids]);
      return new Map(rows.map((row) => [row.topic_id, row]));
    },

    /** The bodies of pages as far as they are searched, normalised. */
    readBodies: async (ids: readonly number[]): Promise<Map<number, string>> => {
      const { rows } = await ask<{ topic_id: number; body: string }>(READ_BODIES, [ids]);
      return new Map(rows.map(({ topic_id, body }) => [topic_id, body]));
    },

    /**
     * Pages that contain a text letter by letter, those with it in the title or lead first; at most `limit`.
     */
    findLiteral: async (text: string, now: Date, limit: number) => {
      const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
      const statement = text.length < TRIGRAM ? FIND_LITERAL.planned : FIND_LITERAL.prepared;
      const { rows } = await ask<LiteralMatch>(statement, [pattern, now, limit]);
      return rows;
    },
  };
}

export type SearchQueries = ReturnType<typeof createSearchQueries>;
