import { truncate } from '@sahakorn/thai/truncate';
import type { RuntimeConfig } from '@sahakorn/contract/runtime-config';
import { boardApi } from '../features/board/board-endpoints.ts';
import { demandApi } from '../features/demand/demand-endpoints.ts';
import { homeApi } from '../features/home/home-endpoints.ts';
import { readSearchChoice } from '../features/list/use-search-choice.ts';
import { PAGE, type Pattern, paths, patterns } from '../lib/paths.ts';
import { siteApi } from '../domain/site/site-endpoints.ts';
import { tabTitle, titleOfScreen } from '../lib/tab-title/tab-title.ts';
import { pageNumberOf } from '../domain/topic/page-number.ts';
import { topicApi } from '../domain/topic/topic-endpoints.ts';
import { topicIdOf } from '../domain/topic/topic-id.ts';
import type { Topic } from '../domain/topic/topic.ts';
import type { ScreenAddress, ScreenRoute } from '../app/screen-route.ts';
import type { RootState } from '../app/store.ts';
import type { PageHead } from './page-head.ts';
import { type HeadPicture, article, organisation, trail, website } from './structured-data.ts';

type HeadContext = ScreenAddress & {
  state: RootState;
  config: RuntimeConfig;
  /** Empty where it is not known. */
  origin: string;
};

/** What a page says of itself beyond what every page does. */
type OwnHead = Partial<PageHead>;

/** As much as search engines show. */
const DESCRIPTION_LETTERS = 160;

/** Stands for a page that has no picture of its own. */
const NO_PICTURE: HeadPicture = { file: 'default-about.png', alt: '', width: 960, height: 640 };

/** Public pages whose head comes from what is on them; each other one has its title and the cooperative's words. */
const OWN_HEADS: Partial<Record<Pattern, (context: HeadContext) => OwnHead>> = {
  [patterns.home]: ({ state, config, origin }) => {
    const sections = homeApi.endpoints.listHomeSections.select()(state).data ?? [];
    const slides = sections.flatMap((section) => (section.kind === 'slider' ? section.slides : []));
    const picture = slides.find((slide) => slide.picture)?.picture;
    const footer = siteApi.endpoints.getFooter.select()(state).data ?? null;
    return {
      heading: config.coopNameTH,
      ...(picture && { picture: headPictureOf(picture) }),
      structured: [organisation(config, origin, footer), website(config, origin)],
    };
  },
  [patterns.list]: ({ state, config, origin, params, search }) => {
    const args = { category: params['topicId'] ?? '', page: pageNumberOf(search.get(PAGE)) };
    const list = topicApi.endpoints.listTopics.select(args)(state).data;
    if (!list) return {};
    const path = paths.list(list.category, args.page);
    return {
      ...titled(list.name, config),
      description: `${list.name}: ${list.topics.map(({ title }) => title).join(' · ')}`,
      path,
      structured: [
        trail(origin, [
          { name: 'หน้าแรก', path: paths.home() },
          { name: list.name, path },
        ]),
      ],
    };
  },
  [patterns.search]: ({ config, search }) => {
    const { term } = readSearchChoice(search, null);
    return { ...titled(term ? `ค้นหา “${term}”` : 'ค้นหา', config), hidden: true };
  },
  [patterns.load]: () => ({ hidden: true }),
  [patterns.board]: ({ search }) => ({ path: paths.board(pageNumberOf(search.get(PAGE))) }),
  [patterns.boardTopic]: ({ state, config, origin, params }) => {
    const id = topicIdOf(params['topicId']);
    const topic = id === null ? null : boardApi.endpoints.getBoardTopic.select(id)(state).data;
    if (!topic) return {};
    const path = paths.boardTopic(topic.id);
    return {
      ...titled(topic.title, config),
      description: truncate(topic.body, DESCRIPTION_LETTERS),
      path,
      structured: [
        trail(origin, [
          { name: 'หน้าแรก', path: paths.home() },
          { name: 'กระดานถามตอบ', path: paths.board() },
          { name: topic.title, path },
        ]),
      ],
    };
  },
  [patterns.demands]: ({ search }) => ({ path: paths.demands(pageNumberOf(search.get(PAGE))) }),
  [patterns.demand]: ({ state, config, params }) => {
    const id = topicIdOf(params['topicId']);
    const demand = id === null ? null : demandApi.endpoints.getDemand.select(id)(state).data;
    if (!demand) return {};
    return {
      ...titled(demand.title, config),
      description: truncate(demand.body, DESCRIPTION_LETTERS),
      path: paths.demand(demand.id),
    };
  },
  [patterns.topic]: ({ state, config, origin, params }) => {
    const id = topicIdOf(params['topicId']);
    const page = id === null ? null : topicApi.endpoints.getTopic.select(id)(state).data;
    if (!page) return {};
    const picture = pictureOf(page);
    return {
      ...titled(page.title, config),
      ...(page.excerpt && { description: page.excerpt }),
      path: paths.topic(page.id),
      kind: 'article',
      picture,
      structured: article(page, { config, origin, picture }),
    };
  },
};

/** The head of a public page; `route` undefined where there is no such page. */
export function headOf(route: ScreenRoute | undefined, path: string, context: HeadContext): PageHead {
  const { config } = context;
  return {
    title: titleOfScreen(route, config.coopNameTH),
    heading: route?.title ?? config.coopNameTH,
    description: config.www_description,
    path,
    kind: 'website',
    picture: NO_PICTURE,
    hidden: false,
    structured: [],
    ...(route && OWN_HEADS[route.path]?.(context)),
  };
}

function titled(heading: string, { coopNameTH }: RuntimeConfig): Pick<PageHead, 'title' | 'heading'> {
  return { title: tabTitle(heading, coopNameTH), heading };
}

function pictureOf({ picture, defaultImage }: Topic): HeadPicture {
  return picture ? headPictureOf(picture) : { file: defaultImage, alt: '' };
}

function headPictureOf({ file, alt, width, height }: NonNullable<Topic['picture']>): HeadPicture {
  return { file, alt, width, height };
}
