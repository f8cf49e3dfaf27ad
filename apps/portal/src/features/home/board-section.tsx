import { InfoSection } from '@sahakorn/ui/info-layout';
import { TopicList, TopicListItem } from '@sahakorn/ui/topic-list';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import type { SectionByKind } from './home-from-wire.ts';

type BoardSectionProps = { section: SectionByKind<'board'>; className?: string | undefined };

export function BoardSection({ section: { title, topics }, className }: BoardSectionProps) {
  return (
    <InfoSection className={className} title={title} link={<Link to={paths.board()}>ไปที่กระดาน</Link>}>
      <TopicList>
        {topics.map((topic) => (
          <TopicListItem
            key={topic.id}
            link={
              <Link to={paths.boardTopic(topic.id)} className="wrap-anywhere">
                {topic.title}
              </Link>
            }
            aside={`${topic.answerCount}\u00A0คำตอบ`}
          />
        ))}
      </TopicList>
    </InfoSection>
  );
}
