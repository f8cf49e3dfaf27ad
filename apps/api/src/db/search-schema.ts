import type { Generated } from 'kysely';

/** What search is made from; all of it comes from `topic`. */
export type SearchTables = {
  search_document: { topic_id: number; body: string; heading: string; folded: string };
  search_term: { term: string; postings: string[]; pages: Generated<number> };
  search_spelling: { form: string; term: string };
  search_state: { only_row: Generated<boolean>; topics: number; categories: string[]; tokeniser: string };
};
