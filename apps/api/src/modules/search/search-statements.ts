import { PIECE_LENGTH } from './highlight.ts';

/** The searched length of a body; almost all are shorter. */
export const BODY_LENGTH = 20_000;
/** A term on at most this many pages has its postings read together with its page count. */
const FEW_PAGES = 100;

/** The number of pages of each of the terms $1, with the postings of those on few pages, as JSON. */
export const READ_TERMS = `
  select /* plan: read_terms */ term, pages, case when pages <= ${FEW_PAGES} then to_json(postings) end as postings
  from search_term where term = any($1::text[])`;

/** The postings of each of the terms $1, as JSON, which is read faster than an array. */
export const READ_POSTINGS = `
  select /* plan: read_postings */ term, to_json(postings) as postings
  from search_term where term = any($1::text[])`;

/** The beginnings of the bodies of the pages $1. Their number is hidden from the planner, as it is for terms. */
export const READ_BODIES = `
  select /* plan: read_bodies */ topic_id, left(body, ${BODY_LENGTH + PIECE_LENGTH}) as body
  from search_document where topic_id = any((select $1::integer[])::integer[])`;
