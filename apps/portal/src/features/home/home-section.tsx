import { formatNumber } from '@sahakorn/thai/number';
import { formatText } from '@sahakorn/thai/text';
import { ContentCards } from '@sahakorn/ui/content-card';
import { InfoSection } from '@sahakorn/ui/info-layout';
import { TopicList, TopicListItem } from '@sahakorn/ui/topic-list';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { PicturedTopic, PlainTopic, TopicCard } from '../../domain/topic/topic-items.tsx';
import type { Topic } from '../../domain/topic/topic.ts';
import { CalendarSection } from './calendar-section.tsx';
import type { ShownSection } from './home-rows.ts';
import type { SectionByKind } from './home-endpoints.ts';
import { LeadStories } from './lead-stories.tsx';
import { QuickLinks } from './quick-links.tsx';
import { RatesSection } from './rates-section.tsx';
import { PostLink } from '../../domain/posting/post-link.tsx';

type SectionProps<Shown> = { section: Shown; className?: string | undefined };

export function Section({ section, className }: SectionProps<ShownSection>) {
  switch (section.kind) {
    case 'slider':
      return <LeadStories slides={section.items} />;
    case 'links':
      return <QuickLinks title={formatText(section.title)} links={section.items} />;
    case 'topics':
      return <TopicsSection section={section} className={className} />;
    case 'board':
      return <BoardSection section={section} className={className} />;
    case 'calendar':
      return <CalendarSection section={section} className={className} />;
    case 'rates':
      return <RatesSection section={section} className={className} />;
    case null:
      break;
  }
  return null;
}

const ALL = { news: 'ดูข่าวทั้งหมด', albums: 'ดูภาพทั้งหมด', plain: 'ดูทั้งหมด' } as const;

function TopicsSection({ section, className }: SectionProps<SectionByKind<'topics'>>) {
  const { category, layout, items: topics } = section;
  const title = formatText(section.title);
  return (
    <InfoSection
      className={className}
      title={title}
      link={
        category ? (
          <Link to={paths.list(category)}>
            {ALL[layout ?? 'plain']}
            <span className="sr-only"> {title}</span>
          </Link>
        ) : undefined
      }
    >
      <Topics layout={layout} topics={topics} />
    </InfoSection>
  );
}

function Topics({ layout, topics }: { layout: keyof typeof ALL | null; topics: readonly Topic[] }) {
  if (layout === 'albums') {
    return (
      <ContentCards>
        {topics.map((topic, index) => (
          <TopicCard key={topic.topic_id ?? `at ${index}`} topic={topic} />
        ))}
      </ContentCards>
    );
  }
  const Item = layout === 'news' ? PicturedTopic : PlainTopic;
  return (
    <TopicList>
      {topics.map((topic, index) => (
        <Item key={topic.topic_id ?? `at ${index}`} topic={topic} />
      ))}
    </TopicList>
  );
}

function BoardSection({ section: { title, items }, className }: SectionProps<SectionByKind<'board'>>) {
  return (
    <InfoSection
      className={className}
      title={formatText(title)}
      link={<Link to={paths.board()}>ไปที่กระดาน</Link>}
    >
      <TopicList>
        {items.map(({ topic_id, title: question, answer_count }, index) => (
          <TopicListItem
            key={topic_id ?? `at ${index}`}
            link={<PostLink url={topic_id === null ? null : paths.boardTopic(topic_id)} title={question} />}
            aside={`${formatNumber(answer_count, { decimals: 0 })}\u00A0คำตอบ`}
          />
        ))}
      </TopicList>
    </InfoSection>
  );
}
