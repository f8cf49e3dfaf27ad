import type { Generated } from 'kysely';

/** The sources of the search: pages from `topic`, posts from the board and the demands. */
export type SearchTables = {
  search_document: { topic_id: number; body: string; heading: string; folded: string };
  search_term: { term: string; postings: string[]; pages: Generated<number> };
  search_spelling: { form: string; term: string };
  search_state: { only_row: Generated<boolean>; topics: number; categories: string[]; tokeniser: string };
  search_post: {
    kind: SearchedPostKind;
    post_id: number;
    tokeniser: Generated<string>;
    title: Generated<string>;
    body: Generated<string>;
    title_words: Generated<string[]>;
    words: Generated<string[]>;
  };
  post_version: { only_row: Generated<boolean>; version: string };
};

export type SearchedPostKind = 'board' | 'demand';
