import type { Footer, HomeSection, Manufacturer } from '@sahakorn/contract/home';
import type { Topic } from '@sahakorn/contract/topic';
import { todayIso } from '@sahakorn/thai/date';
import type { BoardService } from '../board/board-service.ts';
import { sanitiseUrl } from '../../html/sanitise-html.ts';
import { DEFAULT_HOME, type PlannedSection, type Slide } from './site-parts.ts';
import type { SiteQueries } from './site-queries.ts';
import type { TopicService } from './topic-service.ts';

const DEFAULT_SLIDE_IMAGE = 'default-notice.png';

type HomeServiceOptions = {
  queries: SiteQueries;
  topics: TopicService;
  board: Pick<BoardService, 'listNewest'>;
  now: () => Date;
};

/** The home page, the footer and the partners. */
export class HomeService {
  readonly #queries: SiteQueries;
  readonly #topics: TopicService;
  readonly #board: HomeServiceOptions['board'];
  readonly #now: () => Date;

  constructor({ queries, topics, board, now }: HomeServiceOptions) {
    this.#queries = queries;
    this.#topics = topics;
    this.#board = board;
    this.#now = now;
  }

  /** The sections in the cooperative's order. */
  async sections(): Promise<HomeSection[]> {
    const plan = (await this.#queries.findPart('home')) ?? DEFAULT_HOME;
    return Promise.all(plan.map((section) => this.#fill(section)));
  }

  /** Null until the cooperative has published it. */
  async footer(): Promise<Footer | null> {
    const footer = await this.#queries.findPart('footer');
    if (!footer) return null;
    const safe = <Linked extends { url: string }>(links: Linked[]) => links.map(withSafeUrl);
    return {
      ...footer,
      about: safe(footer.about),
      chat: footer.chat && withSafeUrl(footer.chat),
      social: safe(footer.social),
      map_url: sanitiseUrl(footer.map_url),
      ios_url: sanitiseUrl(footer.ios_url),
      android_url: sanitiseUrl(footer.android_url),
      branches: footer.branches.map((branch) => ({ ...branch, map_url: sanitiseUrl(branch.map_url) })),
    };
  }

  async manufacturers(): Promise<Manufacturer[]> {
    return ((await this.#queries.findPart('manufacturers')) ?? []).map(withSafeUrl);
  }

  async #fill(section: PlannedSection): Promise<HomeSection> {
    const { title } = section;
    const today = todayIso(this.#now());
    switch (section.kind) {
      case 'slider':
        return { kind: 'slider', title, items: await this.#slides(today, section.limit) };
      case 'links':
        return { kind: 'links', title, items: section.items.map(withSafeUrl) };
      case 'topics': {
        const { kind, category, layout, limit } = section;
        return { kind, title, category, layout, items: await this.#topics.listNewest(category, limit) };
      }
      case 'board':
        return { kind: 'board', title, items: await this.#board.listNewest(section.limit) };
      case 'calendar': {
        const events = await this.#queries.listEvents(today, section.limit);
        return { kind: 'calendar', title, items: events.map(withSafeUrl) };
      }
      case 'rates': {
        const groups = (await this.#queries.findPart('rates')) ?? [];
        return { kind: 'rates', title, groups: groups.map(withSafeUrl) };
      }
      case 'visitors':
        break;
    }
    return { kind: 'visitors', title, ...(await this.#queries.countVisitors(today)) };
  }

  /** The cooperative's own slides first, then pages that are marked as featured. */
  async #slides(today: string, limit: number) {
    const slides = ((await this.#queries.findPart('slides')) ?? []).filter((slide) =>
      isCurrent(slide, today),
    );
    const featured = await this.#topics.featured(limit);
    return [
      ...slides.map(({ title, excerpt, label, url, picture }) => ({
        title,
        excerpt,
        label,
        url: sanitiseUrl(url),
        picture,
        default_image: DEFAULT_SLIDE_IMAGE,
      })),
      ...featured.map(toSlide),
    ].slice(0, limit);
  }
}

function toSlide({ topic_id, title, excerpt, category_name, external_url, ...topic }: Topic) {
  const url = external_url === '' ? `/show/${topic_id}` : external_url;
  const { picture, default_image } = topic;
  return { title, excerpt, label: category_name, url, picture, default_image };
}

function isCurrent({ from, until }: Slide, today: string): boolean {
  return (from === null || from <= today) && (until === null || today <= until);
}

function withSafeUrl<Linked extends { url: string }>(linked: Linked): Linked {
  return { ...linked, url: sanitiseUrl(linked.url) };
}
