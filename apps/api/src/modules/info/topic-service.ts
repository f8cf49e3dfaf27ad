import { HITS_A_PAGE, type Topic, type TopicPage, TOPICS_A_PAGE } from '@sahakorn/contract/topic';
import { Gone, NotFound } from '../../plugins/domain-errors.ts';
import { categoryOf } from './category-names.ts';
import { sanitiseHtml, sanitiseUrl } from './sanitise-html.ts';
import { ShortMemory } from './short-memory.ts';
import type { TopicQueries, TopicRow } from './topic-queries.ts';

/** How long a list may not know of a page more or less. */
const COUNT_KEPT_MS = 10_000;

export type TopicList = {
  category: string;
  category_name: string;
  page: number;
  per_page: number;
  total: number;
  data: Topic[];
};

/** The pages of the site, as anyone may read them. */
export class TopicService {
  readonly #queries: TopicQueries;
  readonly #now: () => Date;
  readonly #counts: ShortMemory<number>;

  constructor({ queries, now }: { queries: TopicQueries; now: () => Date }) {
    this.#queries = queries;
    this.#now = now;
    this.#counts = new ShortMemory({ keptMs: COUNT_KEPT_MS, now });
  }

  /** @throws NotFound where there is no such category; a page behind the last is empty */
  async list(word: string, page: number): Promise<TopicList> {
    const found = await this.#queries.findCategory(categoryOf(word));
    if (!found) throw new NotFound('there is no such category');
    const now = this.#now();
    const { category, name } = found;
    const total = await this.#counts.recall(category, () => this.#queries.countTopics(category, now));
    const offset = (page - 1) * TOPICS_A_PAGE;
    const rows =
      offset < total ? await this.#queries.listTopics(category, now, { limit: TOPICS_A_PAGE, offset }) : [];
    return {
      category,
      category_name: name,
      page,
      per_page: TOPICS_A_PAGE,
      total,
      data: rows.map(topicOf),
    };
  }

  /** The newest pages of a category; none where there is no such category. */
  async newest(word: string, limit: number): Promise<Topic[]> {
    const rows = await this.#queries.listTopics(categoryOf(word), this.#now(), { limit, offset: 0 });
    return rows.map(topicOf);
  }

  async featured(limit: number): Promise<Topic[]> {
    return (await this.#queries.listFeatured(this.#now(), limit)).map(topicOf);
  }

  /** At most HITS_A_PAGE pages, in the order of their numbers given. */
  async byIds(ids: readonly number[]): Promise<Topic[]> {
    const wanted = ids.slice(0, HITS_A_PAGE);
    if (wanted.length === 0) return [];
    const byId = new Map((await this.#queries.listByIds(wanted)).map((row) => [row.topic_id, row]));
    return wanted.flatMap((id) => {
      const row = byId.get(id);
      return row ? [topicOf(row)] : [];
    });
  }

  /**
   * One page with its neighbours.
   * @throws NotFound where there is none, or not yet
   * @throws Gone when its time is over
   */
  async read(topicId: number): Promise<TopicPage> {
    const row = await this.#queries.findTopic(topicId);
    const now = this.#now();
    if (!row || row.visible_from > now) throw new NotFound('there is no such page');
    if (Number(row.visible_until) <= now.getTime()) throw new Gone();
    const [previous, next] = await Promise.all([
      this.#queries.findNeighbour(row, 'before', now),
      this.#queries.findNeighbour(row, 'after', now),
    ]);
    return {
      ...topicOf(row),
      body_html: sanitiseHtml(row.body_html),
      attachments: row.attachments,
      album: row.album,
      previous: previous ?? null,
      next: next ?? null,
    };
  }
}

function topicOf(row: TopicRow): Topic {
  return {
    topic_id: row.topic_id,
    category: row.category,
    category_name: row.category_name,
    title: row.title,
    excerpt: row.excerpt,
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
