import { maskPersonal } from '@sahakorn/thai/mask-personal';
import { foldForSearch, type SearchWord } from '@sahakorn/thai/search-words';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { ExpiringCache } from '../../cache/expiring-cache.ts';
import { neighbours, parseSearchQuery, type SearchQuery } from './parse-search-query.ts';
import {
  type ChangedPost,
  createPostQueries,
  type FoundPost,
  type PostQueryOptions,
  type PostState,
  type PostTerm,
} from './post-queries.ts';
import { TOKENISER } from './search-index.ts';
import { toPhrase } from './term-weights.ts';
import { createTokenizer } from './tokenizer.ts';

/** For this long a search may still find a removed post, or the old text of a changed one. */
const STATE_TTL_MS = 1000;
const TERMS_MAX = 60;

type PostSearchOptions = { db: Kysely<Database>; now: () => Date };

/**
 * Finds topics of the board and public demands by what everyone may read of
 * them: masked, and without their authors.
 */
export class PostSearch {
  readonly #db: Kysely<Database>;
  readonly #states: ExpiringCache<PostState>;
  readonly #breakWords = createTokenizer();
  /** The version whose posts were read, or are being read. */
  #read: { version: string; done: Promise<void> } | null = null;

  constructor({ db, now }: PostSearchOptions) {
    this.#db = db;
    this.#states = new ExpiringCache({ ttlMs: STATE_TTL_MS, now });
  }

  /** It changes with every post that is written, changed or removed. */
  async version(): Promise<string> {
    return (await this.#getState()).version;
  }

  /** Posts for what was typed, the best first. A question without words finds nothing. */
  find(search: string, options: PostQueryOptions): Promise<{ total: number; posts: FoundPost[] }> {
    return this.findQuery(parseSearchQuery(search, this.#breakWords), options);
  }

  async findQuery(
    query: SearchQuery,
    options: PostQueryOptions,
  ): Promise<{ total: number; posts: FoundPost[] }> {
    const terms = toPostTerms(query);
    if (terms.length === 0) return { total: 0, posts: [] };
    const { version, hasPosts } = await this.#getState();
    if (!hasPosts) return { total: 0, posts: [] };
    await this.#refreshFor(version);
    return createPostQueries(this.#db).find(terms, options);
  }

  #getState(): Promise<PostState> {
    return this.#states.getOrLoad('', () => createPostQueries(this.#db).findState());
  }

  /** Searches that come while posts are being read wait for it; a failed reading is tried again. */
  #refreshFor(version: string): Promise<void> {
    if (this.#read?.version !== version) {
      const read = { version, done: this.#refresh() };
      this.#read = read;
      read.done.catch(() => {
        if (this.#read === read) this.#read = null;
      });
    }
    return this.#read.done;
  }

  /** Reads the posts that changed. Another server may read some of them at the same time. */
  async #refresh(): Promise<void> {
    for (let changed = Infinity; changed > 0;) {
      changed = await this.#db.transaction().execute(async (trx) => {
        const queries = createPostQueries(trx);
        const posts = await queries.listChanged(TOKENISER);
        for (const post of posts) {
          const read = this.#readWords(post);
          await (read ? queries.updatePost(read, TOKENISER) : queries.removePost(post));
        }
        return posts.length;
      });
    }
  }

  #readWords({ kind, post_id, ...post }: ChangedPost) {
    if (post.title === null) return null;
    const title = maskPersonal(post.title);
    const body = [maskPersonal(post.body), post.official].filter((text) => text !== '').join('\n');
    const titleWords = toTerms(this.#breakWords(foldForSearch(title)));
    const bodyWords = toTerms(this.#breakWords(foldForSearch(body)));
    const words = [...new Set([...titleWords, ...bodyWords])];
    return { kind, post_id, title, body, title_words: titleWords, words };
  }
}

/** The words of a text, its neighbouring pairs and its domain terms. */
function toTerms(words: readonly SearchWord[]): string[] {
  const alone = words.filter(({ compound }) => !compound);
  const pairs = neighbours(alone).map(([one, other]) => toPhrase(one.word, other.word));
  return [...new Set([...words.map(({ word }) => word), ...pairs])];
}

function toPostTerms({ words, all, compounds }: SearchQuery): PostTerm[] {
  const contentWords = new Set(words.map(({ word }) => word));
  const more = toTerms([...all, ...compounds]).filter((term) => !contentWords.has(term));
  const terms = [...contentWords].map((term) => ({ term, isWord: true }));
  return [...terms, ...more.map((term) => ({ term, isWord: false }))].slice(0, TERMS_MAX);
}
