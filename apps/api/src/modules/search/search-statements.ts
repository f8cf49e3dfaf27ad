const BEFORE_FOUND = 50;
const PIECE_LENGTH = 220;
/** The searched length of a body; almost all are shorter. */
const PLACED_WITHIN = 20_000;
/** A term on at most this many pages has its postings read together with its page count. */
const FEW_PAGES = 100;

/** The number of pages of each of the terms $1, with the postings of those on few pages, as JSON. */
export const READ_TERMS = `
  select /* plan: read_terms */ term, pages, case when pages <= ${FEW_PAGES} then to_json(postings) end as postings
  from search_term where term = any($1::text[])`;

/** The postings of each of the terms $1, as JSON, which is read faster than an array. */
export const READ_POSTINGS = `
  select /* plan: read_postings */ term, to_json(postings) as postings from search_term where term = any($1::text[])`;

/**
 * The pages $1 as `topics` selects them, in this order. If the lead has none of the words $2, a piece of the
 * body is returned: the text around the first of the words $3 that occurs in it, or else its beginning.
 * Bodies are long, so one is decompressed only if needed, and once. Behind `(select $1)` the planner cannot
 * see how many pages there are, by which it would plan each search again.
 */
export function listHits(topics: string): string {
  return `
    select /* plan: list_hits */ shown.*, cut.start = 1 as from_start, left(cut.piece, ${PIECE_LENGTH}) as piece,
      char_length(cut.piece) <= ${PIECE_LENGTH} as to_end
    from unnest((select $1::integer[])) with ordinality as page (topic_id, place)
    join (${topics}) as shown on shown.topic_id = page.topic_id
    left join lateral (
      select start, substr(body, start, ${PIECE_LENGTH + 1}) as piece from (
        select body, greatest(1, coalesce((
            select strpos(folded, word) from unnest($3::text[]) as word where strpos(folded, word) > 0 limit 1
          ), 1) - ${BEFORE_FOUND}) as start
        from (
          select ${unpack('folded', PLACED_WITHIN)}, ${unpack('body', PLACED_WITHIN + PIECE_LENGTH + 1)}
          from (
            select folded, body, substr(heading, strpos(heading, E'\\n') + 1) as lead
            from search_document where search_document.topic_id = page.topic_id
            offset 0) as document
          where not exists (select from unnest($2::text[]) as word where strpos(lead, word) > 0)
          offset 0) as unpacked
        offset 0) as placed
      offset 0) as cut on true
    order by place`;
}

/**
 * At most this many letters of a decompressed text. Letters are counted only if it has more bytes than that.
 */
function unpack(column: string, letters: number): string {
  return `case when octet_length(${column}) <= ${letters} then ${column} || '' else left(${column}, ${letters}) end as ${column}`;
}
