import { Button } from '@sahakorn/ui/button';
import { InfoSection } from '@sahakorn/ui/info-layout';
import { RelativeTime } from '@sahakorn/ui/relative-time';
import { TopicList, TopicListItem } from '@sahakorn/ui/topic-list';
import { SquarePen } from 'lucide-react';
import { Link } from 'react-router-dom';
import { PostLink } from '../../domain/posting/post-link.tsx';
import { useNow } from '../../lib/config/use-now.ts';
import { paths } from '../../lib/paths.ts';
import { FIRST_TOPICS } from './board-choice.ts';
import { useListBoardTopicsQuery } from './board-endpoints.ts';
import { BoardRules } from './board-rules.tsx';

const LATEST = 4;

export function BoardAside({ topicId }: { topicId: number }) {
  return (
    <aside className="grid min-w-0 grid-cols-1 content-start gap-6 @wide:w-92 print:hidden">
      <Latest topicId={topicId} />
      <p>
        <Button asChild>
          <Link to={paths.boardPost}>
            <SquarePen aria-hidden />
            ตั้งกระทู้ใหม่
          </Link>
        </Button>
      </p>
      <BoardRules />
    </aside>
  );
}

function Latest({ topicId }: { topicId: number }) {
  const now = useNow();
  const { data } = useListBoardTopicsQuery(FIRST_TOPICS);
  const others = data?.data.filter(({ topic_id }) => topic_id !== topicId).slice(0, LATEST) ?? [];
  if (others.length === 0) return null;
  return (
    <InfoSection title="กระทู้ล่าสุด">
      <TopicList>
        {others.map(({ topic_id, title, created_at }, index) => (
          <TopicListItem
            key={topic_id ?? `at ${index}`}
            link={<PostLink url={topic_id === null ? null : paths.boardTopic(topic_id)} title={title} />}
            meta={<RelativeTime value={created_at} now={now} />}
          />
        ))}
      </TopicList>
    </InfoSection>
  );
}
