import { type Topic, type TopicPage, TOPICS_PER_PAGE } from '@sahakorn/contract/topic';
import { joinNumbersWithUnits } from '@sahakorn/thai/word-joining';
import { Gone, NotFound } from '../../errors/domain-errors.ts';
import { getCategory } from './category-names.ts';
import { proseHtml } from '../../html/prose-html.ts';
import { sanitiseUrl } from '../../html/sanitise-html.ts';
import type { TopicLists } from './topic-lists.ts';
import type { TopicQueries } from './topic-queries.ts';
import type { TopicRow } from './topic-rows.ts';

export type TopicList = {
  category: string;
  category_name: string;
  page: number;
  per_page: number;
  total: number;
  data: Topic[];
};

type TopicServiceOptions = { queries: TopicQueries; lists: TopicLists; now: () => Date };

/** The pages of the site, as anyone may read them. */
export class TopicService {
  readonly #queries: TopicServiceOptions['queries'];
  readonly #lists: TopicServiceOptions['lists'];
  readonly #now: () => Date;

  constructor({ queries, lists, now }: TopicServiceOptions) {
    this.#queries = queries;
    this.#lists = lists;
    this.#now = now;
  }

  /** @throws NotFound if there is no such category; a page after the last is empty */
  async list(word: string, page: number): Promise<TopicList> {
    const category = getCategory(word);
    const { name, ids } = await this.#lists.get(category);
    const start = (page - 1) * TOPICS_PER_PAGE;
    return {
      category,
      category_name: name,
      page,
      per_page: TOPICS_PER_PAGE,
      total: ids.length,
      data: await this.byIds([...ids.subarray(start, start + TOPICS_PER_PAGE)]),
    };
  }

  /** The newest pages of a category; none if there is no such category. */
  async listNewest(word: string, limit: number): Promise<Topic[]> {
    try {
      const { ids } = await this.#lists.get(getCategory(word));
      return await this.byIds([...ids.subarray(0, limit)]);
    } catch (error) {
      if (error instanceof NotFound) return [];
      throw error;
    }
  }

  async featured(limit: number): Promise<Topic[]> {
    return (await this.#queries.listFeatured(this.#now(), limit)).map(toTopic);
  }

  /** A few pages, in the order of their numbers given. */
  async byIds(ids: readonly number[]): Promise<Topic[]> {
    if (ids.length === 0) return [];
    const byId = new Map((await this.#queries.listByIds(ids)).map((row) => [row.topic_id, row]));
    return ids.flatMap((id) => {
      const row = byId.get(id);
      return row ? [toTopic(row)] : [];
    });
  }

  /**
   * One page with its neighbours.
   * @throws NotFound if there is none, or it is not published yet
   * @throws Gone when it has expired or was deleted
   */
  async read(topicId: number): Promise<TopicPage> {
    const row = await this.#queries.findTopic(topicId);
    const now = this.#now();
    if (!row && (await this.#queries.isGone(topicId))) throw new Gone();
    if (!row || row.visible_from > now) throw new NotFound('page not found');
    if (Number(row.visible_until) <= now.getTime()) throw new Gone();
    const [previous, next] = await Promise.all([
      this.#queries.findNeighbour(row, 'before', now),
      this.#queries.findNeighbour(row, 'after', now),
    ]);
    return {
      ...toTopic(row),
      body_html: proseHtml(row.body_html),
      attachments: row.attachments,
      album: row.album,
      previous: previous ?? null,
      next: next ?? null,
    };
  }
}

/** A page as lists show it. */
export function toTopic(row: TopicRow): Topic {
  return {
    topic_id: row.topic_id,
    category: row.category,
    category_name: row.category_name,
    title: row.title,
    excerpt: joinNumbersWithUnits(row.excerpt),
    author: row.author,
    published_at: row.published_at.toISOString(),
    image: row.picture?.file ?? null,
    default_image: row.default_image,
    picture: row.picture ?? null,
    attachment: row.attachments[0] ?? null,
    external_url: sanitiseUrl(row.external_url),
    views: Number(row.views),
  };
}
