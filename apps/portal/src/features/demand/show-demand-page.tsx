import { truncate } from '@sahakorn/thai/truncate';
import { SkeletonPanel } from '@sahakorn/ui/skeleton';
import { skipToken } from '@reduxjs/toolkit/query';
import { useParams, useRouteError } from 'react-router-dom';
import { FeedFault, StaleNotice } from '../../components/feed/feed-notices.tsx';
import { getMissing } from '../../components/missing-page.tsx';
import { PageMeta } from '../../components/page-meta.tsx';
import { RouteError } from '../../components/route-error.tsx';
import { isNotFound } from '../../lib/api/api-error.ts';
import { toFeed } from '../../lib/api/feed.ts';
import { paths } from '../../lib/paths.ts';
import { useLocationState } from '../../lib/use-location-state.ts';
import { useGetDemandQuery, useTrackDemandQuery } from './demand-endpoints.ts';
import { DemandArticle } from './demand-article.tsx';
import { MissingDemand } from './missing-demand.tsx';
import { readTrackingCode } from './tracking-code.ts';

/** As much as search engines show. */
const DESCRIPTION_LETTERS = 160;

export function ShowDemandPage() {
  const id = Number(useParams()['topicId']);
  const code = readTrackingCode(useLocationState());
  const open = useGetDemandQuery(code === null ? id : skipToken);
  const tracked = useTrackDemandQuery(code ?? skipToken);
  const query = code === null ? open : tracked;
  const feed = toFeed({ ...query, data: query.currentData });
  if (feed.state === 'loading') {
    return (
      <>
        <PageMeta />
        <SkeletonPanel lines={8} />
      </>
    );
  }
  if (feed.state === 'failed') {
    if (isNotFound(feed.error)) return <MissingDemand />;
    return (
      <>
        <PageMeta />
        <FeedFault error={feed.error} retry={feed.retry} what="เรื่องนี้" />
      </>
    );
  }
  if (feed.data?.id !== id) return <MissingDemand />;
  const { title, body } = feed.data;
  return (
    <>
      <PageMeta
        title={title}
        description={truncate(body, DESCRIPTION_LETTERS)}
        path={paths.demand(id)}
        noIndex={code !== null}
      />
      {feed.stale && <StaleNotice retry={feed.retry} />}
      <DemandArticle demand={feed.data} />
    </>
  );
}

/** Where the server found no public demand, a reader who came with its code still sees it. */
export function DemandError() {
  const missing = getMissing(useRouteError());
  const code = readTrackingCode(useLocationState());
  if (!missing) return <RouteError />;
  return code === null ? <MissingDemand /> : <ShowDemandPage />;
}
