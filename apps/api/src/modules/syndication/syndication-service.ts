import type { RuntimeConfig } from '@sahakorn/contract/runtime-config';
import { type RssItem, writeRss } from './rss.ts';
import { type SitemapEntry, writeSitemap, writeSitemapIndex } from './sitemap.ts';
import type { SyndicationQueries } from './syndication-queries.ts';

/** A sitemap file may contain 50,000 URLs, some of which are not topics. */
const TOPICS_PER_SITEMAP = 45_000;
const BOARD_TOPICS = 4000;
const NEWEST = 30;
const BOARD = '/board';

export const SITEMAP = '/sitemap.xml';
export const RSS = '/rss.xml';
/** The path of one file of a large sitemap. */
export const sitemapPart = (number: number | string) => `/sitemap-${number}.xml`;

type SyndicationOptions = {
  queries: SyndicationQueries;
  /** Paths of static public pages. */
  pages: readonly string[];
  runtime: Pick<RuntimeConfig, 'coopNameTH' | 'www_description'>;
  now: () => Date;
  topicsPerSitemap?: number;
};

/** Writes the sitemap and the RSS feed, with absolute URLs below `origin`. */
export class SyndicationService {
  readonly #options: SyndicationOptions;
  readonly #topicsPerSitemap: number;

  constructor(options: SyndicationOptions) {
    this.#options = options;
    this.#topicsPerSitemap = options.topicsPerSitemap ?? TOPICS_PER_SITEMAP;
  }

  /** The sitemap of all pages, or a sitemap index where there are many. */
  async sitemap(origin: string): Promise<string> {
    const { queries, now } = this.#options;
    const parts = Math.ceil((await queries.countTopics(now())) / this.#topicsPerSitemap);
    if (parts > 1) {
      const numbers = Array.from({ length: parts }, (_none, place) => place + 1);
      return writeSitemapIndex(numbers.map((number) => origin + sitemapPart(number)));
    }
    return writeSitemap([...(await this.#listStaticPages(origin)), ...(await this.#listTopics(origin, 1))]);
  }

  /** One file of a large sitemap; null if there is no such file. */
  async sitemapPart(origin: string, part: number): Promise<string | null> {
    const topics = await this.#listTopics(origin, part);
    if (topics.length === 0) return null;
    return writeSitemap(part === 1 ? [...(await this.#listStaticPages(origin)), ...topics] : topics);
  }

  async rss(origin: string): Promise<string> {
    const { queries, runtime, now } = this.#options;
    const rows = await queries.listNewest(now(), NEWEST);
    return writeRss({
      title: runtime.coopNameTH,
      description: runtime.www_description,
      address: `${origin}/home`,
      self: origin + RSS,
      items: rows.map((row): RssItem => ({
        title: row.title,
        address: topicAddress(origin, row.topic_id),
        published: row.published_at,
        category: row.category_name,
        excerpt: row.excerpt,
      })),
    });
  }

  /** The static pages, the lists of each category, and the board. */
  async #listStaticPages(origin: string): Promise<SitemapEntry[]> {
    const { queries, pages, now } = this.#options;
    const categories = await queries.listCategories(now());
    const boardTopics = pages.includes(BOARD) ? await queries.listBoardTopics(BOARD_TOPICS) : [];
    return [
      ...pages.map((page) => ({ address: origin + page, changed: null })),
      ...categories.map(({ category, newest }) => ({
        address: `${origin}/list/${encodeURIComponent(category)}`,
        changed: newest,
      })),
      ...boardTopics.map(({ topic_id, created_at }) => ({
        address: `${origin}/boardShow/${topic_id}`,
        changed: created_at,
      })),
    ];
  }

  async #listTopics(origin: string, part: number): Promise<SitemapEntry[]> {
    const { queries, now } = this.#options;
    const slice = { limit: this.#topicsPerSitemap, offset: (part - 1) * this.#topicsPerSitemap };
    const rows = await queries.listTopics(now(), slice);
    return rows.map(({ topic_id, published_at }) => ({
      address: topicAddress(origin, topic_id),
      changed: published_at,
    }));
  }
}

function topicAddress(origin: string, topicId: number): string {
  return `${origin}/show/${topicId}`;
}
