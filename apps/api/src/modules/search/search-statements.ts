const BEFORE_FOUND = 50;
const PIECE_LENGTH = 220;
/** The searched length of a body; almost all are shorter. */
const PLACED_WITHIN = 20_000;

/** The number of pages of each of the terms $1. */
export const COUNT_PAGES = `
  select /* plan: count_pages */ term, pages from search_term where term = any($1::text[])`;

/**
 * The pages that contain enough of a query: the terms $1 with their weights $2, shares of the score $3 and of what a page
 * must contain $4. $5 is the least that a page must contain, $6 the same as a share of what the best page contains, $7
 * are hidden. `best` are $9 of them from $10 on, of the category $8 or of all. $11 is the power of the share in the
 * score, $12 the boost of a page whose title holds the whole query; less in proportion. If no page contains $13 of the
 * query, $6 is a share of the best score instead, in which shares do not count.
 *
 * One plan does for all questions: behind `(select $1)` the planner cannot see how many terms there are, by which it
 * would replan each search.
 */
const FOUND = `
  entries as (
    select weight, share, needed, unnest(postings) as posting
    from unnest((select $1::text[]), (select $2::float8[]), (select $3::float8[]), (select $4::float8[]))
      as asked (term, weight, share, needed)
    join search_term using (term)),
  scored as materialized (
    select posting >> 16 as page, sum(share) as covered, sum(needed) as held,
      sum((posting & 32767) * weight)
        * (1 + (select $12::float8) * coalesce(sum(share) filter (where posting & 32768 > 0), 0)) as points
    from entries
    group by 1
    having sum(needed) >= $5::float8),
  top as materialized (
    select max(held) as held, max(held) >= $13::float8 as is_held, max(points) as points from scored),
  found as materialized (
    select (page >> 8)::integer as topic_id, (page & 255)::integer as category, scored.held,
      case when is_held then covered ^ (select $11::float8) * scored.points else scored.points end as score
    from scored, top
    where case when is_held then scored.held >= $6::float8 * top.held else scored.points >= $6::float8 * top.points end
      and (page >> 8)::integer <> all($7::integer[])),
  best as (
    select coalesce(array_agg(topic_id), '{}') as ids from (
      select topic_id from found
      where $8::integer is null or category = $8
      order by score desc, topic_id desc
      limit $9 offset $10) as page),
  summary as (
    select
      (select count(*)::integer from found where held > 0.999) as full,
      coalesce((
        select json_agg(json_build_object('category', category, 'count', pages))
        from (select category, count(*)::integer as pages from found group by category) as counted), '[]')::text
        as counts)`;

/** The numbers of the pages that were found, the best first. */
export const FIND_PAGES = `with /* plan: find_pages */ ${FOUND} select ids, "full", counts from best, summary`;

/** The pages that were found as they are shown; a row without a page where none is. `topics` selects what is shown. */
export function findHits(topics: string): string {
  return `with /* plan: find_hits */ ${FOUND}
    select "full", counts, hit.* from summary left join (${toHits(topics, { words: '$14', places: '$15' })}) as hit on true
    order by place`;
}

/** The pages $1 as they are shown, in this order. */
export function listHits(topics: string): string {
  return `with /* plan: list_hits */ best as (select $1::integer[] as ids)
    ${toHits(topics, { words: '$2', places: '$3' })} order by place`;
}

/**
 * The pages of `best`. If the lead has none of `words`, a piece of the body is returned: the text around the first of
 * `places` that occurs in it, or else its beginning. Bodies are long, so one is decompressed only if needed, and once.
 */
function toHits(topics: string, { words, places }: { words: string; places: string }): string {
  return `
    select page.place, shown.*, cut.start = 1 as from_start, left(cut.piece, ${PIECE_LENGTH}) as piece,
      char_length(cut.piece) <= ${PIECE_LENGTH} as to_end
    from best cross join unnest(ids) with ordinality as page (topic_id, place)
    join (${topics}) as shown on shown.topic_id = page.topic_id
    left join lateral (
      select start, substr(body, start, ${PIECE_LENGTH + 1}) as piece from (
        select body, greatest(1, coalesce((
            select strpos(folded, word) from unnest(${places}::text[]) as word where strpos(folded, word) > 0 limit 1
          ), 1) - ${BEFORE_FOUND}) as start
        from (
          select ${unpack('folded', PLACED_WITHIN)}, ${unpack('body', PLACED_WITHIN + PIECE_LENGTH + 1)}
          from search_document
          where search_document.topic_id = page.topic_id and not exists (
            select from unnest(${words}::text[]) as word
            where strpos(substr(heading, strpos(heading, E'\\n') + 1), word) > 0)
          offset 0) as unpacked
        offset 0) as placed
      offset 0) as cut on true`;
}

/** At most this many letters of a decompressed text. If it has no more bytes than that, no letters are counted. */
function unpack(column: string, letters: number): string {
  return `case when octet_length(${column}) <= ${letters} then ${column} || '' else left(${column}, ${letters}) end as ${column}`;
}
