import { PIECE_LENGTH } from './highlight.ts';

/** The searched length of a body; almost all are shorter. */
export const BODY_LENGTH = 20_000;
/** A term on at most this many pages has its postings read together with its page count. */
const FEW_PAGES = 100;

// Behind `(select $1)` the planner cannot see how many values there are, by which it would plan each search again.

/** The number of pages of each of the terms $1, with the postings of those on few pages, as JSON. */
export const READ_TERMS = `
  select /* plan: read_terms */ term, pages, case when pages <= ${FEW_PAGES} then to_json(postings) end as postings
  from search_term where term = any((select $1::text[])::text[])`;

/** The postings of each of the terms $1, as JSON, which is read faster than an array. */
export const READ_POSTINGS = `
  select /* plan: read_postings */ term, to_json(postings) as postings
  from search_term where term = any((select $1::text[])::text[])`;

/** The known words that share one of the forms $1. */
export const FIND_SPELLINGS = `
  select /* plan: find_spellings */ term, pages from search_term
  where term in (select term from search_spelling where form = any((select $1::text[])::text[]))`;

/** The pages $1 as `topics` selects them. The length of a body is known without decompressing it. */
export const readPages = (topics: string) => `
  select /* plan: read_pages */ shown.*, octet_length(body) > 0 as has_body
  from (${topics}) as shown left join search_document using (topic_id)
  where topic_id = any((select $1::integer[])::integer[])`;

/** The beginnings of the bodies of the pages $1. */
export const READ_BODIES = `
  select /* plan: read_bodies */ topic_id, left(body, ${BODY_LENGTH + PIECE_LENGTH}) as body
  from search_document where topic_id = any((select $1::integer[])::integer[])`;

const findLiteral = (plan: string) => `
  select ${plan} topic_id, category from search_document join topic using (topic_id)
  where (heading like $1 or folded like $1) and visible_from <= $2 and visible_until > $2
  order by (heading like $1) desc, published_at desc
  limit $3`;

/** The pages that match the pattern $1 at the time $2, those with it in the title or lead first; at most $3. */
export const FIND_LITERAL = {
  /** Planning takes a third of the time of a search in the trigram index. */
  prepared: findLiteral('/* plan: find_literal */'),
  /** For texts that are too short for this index, and are found faster without it. */
  planned: findLiteral(''),
};
