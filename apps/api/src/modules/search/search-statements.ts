const BEFORE_FOUND = 50;
const PIECE_LENGTH = 220;
/** The searched length of a body; almost all are shorter. */
const PLACED_WITHIN = 20_000;

/** The number of pages of each of the terms $1. */
export const COUNT_PAGES = `
  select /* plan: count_pages */ term, pages from search_term where term = any($1::text[])`;

/**
 * The pages that contain enough of a query: the terms $1 with their weights $2 and shares $3. $4 is the least that a
 * page must contain, $5 the same as a share of what the best page contains, $6 are hidden. `best` are $8 of them from $9 on,
 * of the category $7 or of all. $10 is the power of the share in the score, $11 the boost
 * of a page whose title holds the whole query; less in proportion.
 *
 * One plan does for all questions: behind `(select $1)` the planner cannot see how many terms there are, by which it
 * would replan each search.
 */
const FOUND = `
  entries as (
    select weight, share, unnest(postings) as posting
    from unnest((select $1::text[]), (select $2::float8[]), (select $3::float8[])) as asked (term, weight, share)
    join search_term using (term)),
  scored as materialized (
    select posting >> 16 as page,
      sum(share) ^ (select $10::float8) * sum((posting & 32767) * weight)
        * (1 + (select $11::float8) * coalesce(sum(share) filter (where posting & 32768 > 0), 0)) as score,
      sum(share) as held
    from entries
    group by 1
    having sum(share) >= $4::float8),
  found as materialized (
    select (page >> 8)::integer as topic_id, (page & 255)::integer as category, score, held from scored
    where held >= $5::float8 * (select max(held) from scored)
      and (page >> 8)::integer <> all($6::integer[])),
  best as (
    select coalesce(array_agg(topic_id), '{}') as ids from (
      select topic_id from found
      where $7::integer is null or category = $7
      order by score desc, topic_id desc
      limit $8 offset $9) as page),
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
    select "full", counts, hit.* from summary left join (${toHits(topics, { words: '$12', places: '$13' })}) as hit on true
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
