import { boardApi } from '../features/board/board-endpoints.ts';
import { demandApi } from '../features/demand/demand-endpoints.ts';
import { homeApi } from '../features/home/home-endpoints.ts';
import { readSearchChoice } from '../features/list/use-search-choice.ts';
import { PAGE } from '../lib/paths.ts';
import { siteApi } from '../domain/site/site-endpoints.ts';
import { pageNumberOf } from '../domain/topic/page-number.ts';
import { topicApi } from '../domain/topic/topic-endpoints.ts';
import { topicIdOf } from '../domain/topic/topic-id.ts';
import { later } from './later-queries.ts';
import type { HeldQuery } from './screen-route.ts';
import type { AppDispatch } from './store.ts';

/** What stands around every public screen. */
export function site(dispatch: AppDispatch): HeldQuery[] {
  const { getSiteMenu, getFooter, listPartners } = siteApi.endpoints;
  return [
    dispatch(getSiteMenu.initiate()),
    dispatch(getFooter.initiate()),
    dispatch(listPartners.initiate()),
  ];
}

export function home(dispatch: AppDispatch): HeldQuery[] {
  return [dispatch(homeApi.endpoints.listHomeSections.initiate())];
}

export function list(
  dispatch: AppDispatch,
  category: string | undefined,
  address: URLSearchParams,
): HeldQuery[] {
  if (category === undefined) return [];
  const page = pageNumberOf(address.get(PAGE));
  return [dispatch(topicApi.endpoints.listTopics.initiate({ category, page }))];
}

/** Nothing for a location whose state alone has the term: the screen asks for it. */
export function search(dispatch: AppDispatch, address: URLSearchParams): HeldQuery[] {
  const choice = readSearchChoice(address, null);
  return choice.term === '' ? [] : [dispatch(topicApi.endpoints.searchTopics.initiate(choice))];
}

/** A page, and what else is new in its category. */
export function topic(dispatch: AppDispatch, topicId: string | undefined): HeldQuery[] {
  const { getTopic, listTopics } = topicApi.endpoints;
  const id = topicIdOf(topicId);
  if (id === null) return [];
  const page = dispatch(getTopic.initiate(id));
  const beside = later(async () => {
    const { data } = await page;
    return data ? [dispatch(listTopics.initiate({ category: data.category, page: 1 }))] : [];
  });
  return [page, ...beside];
}

export function board(dispatch: AppDispatch, address: URLSearchParams): HeldQuery[] {
  return [dispatch(boardApi.endpoints.listBoardTopics.initiate(pageNumberOf(address.get(PAGE))))];
}

/** A topic of the board, and what else is new there. */
export function boardTopic(dispatch: AppDispatch, topicId: string | undefined): HeldQuery[] {
  const { getBoardTopic, listBoardTopics } = boardApi.endpoints;
  const id = topicIdOf(topicId);
  return id === null ? [] : [dispatch(getBoardTopic.initiate(id)), dispatch(listBoardTopics.initiate(1))];
}

export function demands(dispatch: AppDispatch, address: URLSearchParams): HeldQuery[] {
  return [dispatch(demandApi.endpoints.listDemands.initiate(pageNumberOf(address.get(PAGE))))];
}

export function demand(dispatch: AppDispatch, demandId: string | undefined): HeldQuery[] {
  const id = topicIdOf(demandId);
  return id === null ? [] : [dispatch(demandApi.endpoints.getDemand.initiate(id))];
}

/** The offices stand in the footer's feed. */
export function offices(dispatch: AppDispatch): HeldQuery[] {
  return [dispatch(siteApi.endpoints.getFooter.initiate())];
}
