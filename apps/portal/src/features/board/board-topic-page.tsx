import { formatText } from '@sahakorn/thai/text';
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

export function BoardTopicPage() {
  const id = useLoaderData<number>();
  const query = useGetBoardTopicQuery(id);
  const feed = toFeed({ ...query, data: query.currentData });
  const shown = query.currentData;
  if (feed.state === 'failed') return <PageFault feed={feed} what="กระทู้" />;
  if (!shown && feed.state === 'ready') return <MissingPage missing="unknown" />;
  return (
    <>
      <TopicMeta topic={shown} path={paths.boardTopic(id)} />
      {feed.state === 'ready' && feed.stale && <StaleNotice retry={feed.retry} />}
      {shown ? <Thread key={id} id={id} topic={shown} /> : <SkeletonPanel lines={10} />}
    </>
  );
}

function TopicMeta({ topic, path }: { topic: Topic | null | undefined; path: string }) {
  if (!topic) return <PageMeta />;
  const title = formatText(topic.title);
  return (
    <PageMeta
      title={title}
      description={formatText(topic.body)}
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
