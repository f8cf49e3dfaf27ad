import { truncate } from '@sahakorn/thai/truncate';
import { SkeletonPanel } from '@sahakorn/ui/skeleton';
import { useLoaderData } from 'react-router-dom';
import { StaleNotice } from '../../components/feed/feed-notices.tsx';
import { MissingPage } from '../../components/missing-page.tsx';
import { PageMeta } from '../../components/page-meta.tsx';
import { createBreadcrumb } from '../../components/structured-data.ts';
import { toFeed } from '../../lib/api/feed.ts';
import { paths } from '../../lib/paths.ts';
import { useGetBoardTopicQuery, type BoardTopicPage as Topic } from './board-endpoints.ts';
import { Thread } from './thread.tsx';
import { PageFault } from '../../components/feed/page-fault.tsx';

/** As much as search engines show. */
const DESCRIPTION_LETTERS = 160;

export function BoardTopicPage() {
  const query = useGetBoardTopicQuery(useLoaderData<number>());
  const feed = toFeed({ ...query, data: query.currentData });
  // While an answer is being fetched the topic stays as it is.
  const shown = query.currentData;
  if (feed.state === 'failed') return <PageFault feed={feed} what="กระทู้" />;
  if (!shown && feed.state === 'ready') return <MissingPage missing="unknown" />;
  return (
    <>
      <TopicMeta topic={shown} />
      {feed.state === 'ready' && feed.stale && <StaleNotice retry={feed.retry} />}
      {shown ? <Thread key={shown.id} topic={shown} /> : <SkeletonPanel lines={10} />}
    </>
  );
}

function TopicMeta({ topic }: { topic: Topic | null | undefined }) {
  if (!topic) return <PageMeta />;
  const { id, title, body } = topic;
  const path = paths.boardTopic(id);
  return (
    <PageMeta
      title={title}
      description={truncate(body, DESCRIPTION_LETTERS)}
      path={path}
      structured={(origin) => [
        createBreadcrumb(origin, [
          { name: 'กระดานถามตอบ', path: paths.board() },
          { name: title, path },
        ]),
      ]}
    />
  );
}
