import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { SearchedPostKind } from '../../db/search-schema.ts';

/** A post whose words are out of date, with what everyone may read of it; null if it is no longer public. */
export type ChangedPost = {
  kind: SearchedPostKind;
  post_id: number;
  title: string | null;
  /** What visitors wrote. */
  body: string;
  /** What the cooperative answered. */
  official: string;
};

export type PostState = { version: string; hasPosts: boolean };

export type PostWords = {
  kind: SearchedPostKind;
  post_id: number;
  title: string;
  body: string;
  title_words: string[];
  words: string[];
};

/** A term of a question; only words decide how much of the question a post contains. */
export type PostTerm = { term: string; isWord: boolean };
export type PostQueryOptions = {
  kinds: readonly SearchedPostKind[];
  answered: boolean | null;
  limit: number;
  offset: number;
};
export type FoundPost = Pick<PostWords, 'kind' | 'post_id' | 'title' | 'body'> & {
  created_at: Date;
  answered: boolean;
};

/** A post must have this share of the rarity of the query's words, and of the best post's share. */
const MIN_SHARE = 0.3;
const MIN_SHARE_OF_BEST = 0.6;
const TITLE_BONUS = 1.5;
const BATCH_SIZE = 500;

/** Reads and writes what posts are searched by. */
export function createPostQueries(db: Kysely<Database>) {
  return {
    /** The version; it changes with every transaction that changes posts. */
    findState: async (): Promise<PostState> => {
      const { rows } = await sql<PostState>`
        select version, exists (select from search_post) as "hasPosts" from post_version`.execute(db);
      return rows[0] ?? { version: '', hasPosts: false };
    },

    /**
     * Posts that changed since their words were taken; each stays locked by the transaction that reads it.
     */
    listChanged: async (tokeniser: string): Promise<ChangedPost[]> => {
      const { rows } = await sql<ChangedPost>`
        with changed as (
          select kind, post_id from search_post where tokeniser < ${tokeniser} or tokeniser > ${tokeniser}
          limit ${BATCH_SIZE} for update skip locked)
        select kind, post_id, topic.title as title,
          coalesce(topic.body || coalesce(E'\n' || (
            select string_agg(answer.body, E'\n' order by answer_id) from board_answer as answer
            where answer.topic_id = post_id and answer.removed_at is null and answer.staff is null), ''), '') as body,
          coalesce((
            select string_agg(answer.body, E'\n' order by answer_id) from board_answer as answer
            where answer.topic_id = post_id and answer.removed_at is null and answer.staff is not null), '') as official
        from changed left join board_topic as topic on topic_id = post_id and removed_at is null
        where kind = 'board'
        union all
        select kind, post_id, demand.title, coalesce(demand.body, ''), coalesce(demand.answer, '')
        from changed left join demand on demand_id = post_id and public
        where kind = 'demand'`.execute(db);
      return rows;
    },

    async updatePost({ kind, post_id, ...words }: PostWords, tokeniser: string): Promise<void> {
      await db
        .updateTable('search_post')
        .set({ ...words, tokeniser })
        .where('kind', '=', kind)
        .where('post_id', '=', post_id)
        .execute();
    },

    async removePost({ kind, post_id }: Pick<PostWords, 'kind' | 'post_id'>): Promise<void> {
      await db.deleteFrom('search_post').where('kind', '=', kind).where('post_id', '=', post_id).execute();
    },

    /** The posts that contain enough of the terms, the best first. */
    find: async (
      terms: readonly PostTerm[],
      options: PostQueryOptions,
    ): Promise<{ total: number; posts: FoundPost[] }> => {
      const { rows } = await selectPosts(terms, options).execute(db);
      return {
        total: rows[0]?.total ?? 0,
        posts: rows.flatMap(({ total: _total, ...post }) => (post.kind === null ? [] : post)),
      };
    },
  };
}

export type PostQueries = ReturnType<typeof createPostQueries>;

/** Leaves out everything that is not public. */
function selectPosts(terms: readonly PostTerm[], { kinds, answered, limit, offset }: PostQueryOptions) {
  return sql<{ total: number } & (FoundPost | { kind: null })>`
    with asked as (
      select term, is_word from unnest(
        ${terms.map(({ term }) => term)}::text[], ${terms.map(({ isWord }) => isWord)}::boolean[]
      ) as asked (term, is_word)),
    public_post as (
      select 'board' as kind, topic_id as post_id, created_at,
        exists (select from board_answer as answer
          where answer.topic_id = topic.topic_id and answer.removed_at is null) as answered
      from board_topic as topic where removed_at is null
      union all
      select 'demand', demand_id, created_at, answer is not null from demand where public),
    matched as materialized (
      select kind, post_id, created_at, answered, title_words, words
      from search_post join public_post using (kind, post_id)
      where kind = any(${kinds}::text[]) and tokeniser <> ''
        and words && ${terms.map(({ term }) => term)}::text[]
        and (${answered}::boolean is null or answered = ${answered})),
    counted as (
      select term, is_word, (select count(*) from matched where words @> array[term]) as posts from asked),
    weighed as (
      select term, is_word, ln(1 + (size - posts + 0.5) / (posts + 0.5)) as weight
      from counted, (select count(*) as size from search_post) as every),
    scored as (
      select kind, post_id, created_at, answered,
        sum(weight * case when term = any(title_words) then 1 + ${TITLE_BONUS}::float8 else 1 end) as score,
        sum(weight) filter (where is_word)
          / nullif((select sum(weight) from weighed where is_word), 0) as held
      from matched join weighed on term = any(words)
      group by 1, 2, 3, 4),
    found as (
      select * from scored
      where held >= ${MIN_SHARE}::float8 and held >= ${MIN_SHARE_OF_BEST}::float8 * (select max(held) from scored))
    select total, best.* from (select count(*)::integer as total from found) as summary left join (
      select kind, post_id, search_post.title, search_post.body, found.created_at, found.answered
      from found join search_post using (kind, post_id)
      order by score desc, found.created_at desc, post_id desc
      limit ${limit} offset ${offset}) as best on true`;
}
