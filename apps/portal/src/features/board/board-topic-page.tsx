import { formatText } from '@sahakorn/thai/text';
import { useLoaderData } from 'react-router-dom';
import { PageFeed } from '../../components/feed/page-feed.tsx';
import { PageMeta } from '../../components/page-meta.tsx';
import { createBreadcrumb } from '../../components/structured-data.ts';
import { paths } from '../../lib/paths.ts';
import { type BoardTopicPage as Topic, useGetBoardTopicQuery } from './board-endpoints.ts';
import { Thread } from './thread.tsx';

export function BoardTopicPage() {
  const id = useLoaderData<number>();
  return (
    <PageFeed query={useGetBoardTopicQuery(id)} what="กระทู้">
      {(topic) => (
        <>
          <TopicMeta topic={topic} path={paths.boardTopic(id)} />
          <Thread key={id} id={id} topic={topic} />
        </>
      )}
    </PageFeed>
  );
}

function TopicMeta({ topic, path }: { topic: Topic; path: string }) {
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
