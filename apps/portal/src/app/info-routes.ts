import { fetchBaseQuery } from '../lib/api/api.ts';
import { patterns } from '../lib/paths.ts';
import { later } from './later-queries.ts';
import type { HeldQuery, ScreenRoute } from './screen-route.ts';
import type { AppDispatch } from './store.ts';

/** In a piece of their own: a member need not carry the public screens' code. */
const loadInfoQueries = async () => {
  const [queries] = await Promise.all([import('./info-queries.ts'), fetchBaseQuery()]);
  return queries;
};

/** The public screens, in the specification's order. */
export const infoRoutes: readonly ScreenRoute[] = [
  {
    path: patterns.home,
    layout: 'info',
    auth: false,
    title: 'หน้าหลัก',
    load: () => import('../features/home/home-page.tsx'),
    start: (dispatch) => later(async () => (await loadInfoQueries()).home(dispatch)),
  },
  {
    path: patterns.search,
    layout: 'info',
    auth: false,
    title: 'ค้นหา',
    load: () => import('../features/list/search-page.tsx'),
    start: (dispatch, { search }) => later(async () => (await loadInfoQueries()).search(dispatch, search)),
  },
  {
    path: patterns.list,
    layout: 'info',
    auth: false,
    title: 'ข่าวสารและเอกสาร',
    load: () => import('../features/list/list-page.tsx'),
    start: (dispatch, { params, search }) =>
      later(async () => (await loadInfoQueries()).list(dispatch, params['topicId'], search)),
  },
  {
    path: patterns.topic,
    layout: 'info',
    auth: false,
    title: 'ข่าวสารและเอกสาร',
    load: () => import('../features/article/article-page.tsx'),
    start: (dispatch, { params }) =>
      later(async () => (await loadInfoQueries()).topic(dispatch, params['topicId'])),
  },
  {
    path: patterns.board,
    layout: 'info',
    auth: false,
    title: 'กระดานถามตอบ',
    load: () => import('../features/board/board-page.tsx'),
    start: (dispatch, { search }) => later(async () => (await loadInfoQueries()).board(dispatch, search)),
  },
  {
    path: patterns.boardPost,
    layout: 'info',
    auth: false,
    title: 'ตั้งกระทู้',
    load: () => import('../features/board/board-post-page.tsx'),
  },
  {
    path: patterns.boardTopic,
    layout: 'info',
    auth: false,
    title: 'กระดานถามตอบ',
    load: () => import('../features/board/board-topic-page.tsx'),
    start: (dispatch, { params }) =>
      later(async () => (await loadInfoQueries()).boardTopic(dispatch, params['topicId'])),
  },
  {
    path: patterns.demands,
    layout: 'info',
    auth: false,
    title: 'เสนอความต้องการ/ร้องเรียน',
    load: () => import('../features/demand/demand-page.tsx'),
    start: (dispatch, { search }) => later(async () => (await loadInfoQueries()).demands(dispatch, search)),
  },
  {
    path: patterns.demand,
    layout: 'info',
    auth: false,
    title: 'เสนอความต้องการ/ร้องเรียน',
    load: () => import('../features/demand/show-demand-page.tsx'),
    start: (dispatch, { params }) =>
      later(async () => (await loadInfoQueries()).demand(dispatch, params['topicId'])),
  },
  {
    path: patterns.load,
    layout: 'none',
    auth: false,
    title: 'ระบบสมาชิก Online',
    load: () => import('../features/loading/load-page.tsx'),
  },
  {
    path: patterns.colours,
    layout: 'none',
    auth: false,
    title: 'สีของเว็บไซต์',
    load: () => import('../features/colours/colours-page.tsx'),
  },
  {
    path: patterns.findMe,
    layout: 'none',
    auth: false,
    title: 'สำนักงานและสาขา',
    load: () => import('../features/finder/finder-page.tsx'),
    start: (dispatch) => later(async () => (await loadInfoQueries()).offices(dispatch)),
  },
];

/** What stands around every public screen. */
export const aroundInfoScreens = (dispatch: AppDispatch): HeldQuery[] =>
  later(async () => (await loadInfoQueries()).site(dispatch));
