import { ContentCards } from '@sahakorn/ui/content-card';
import { InfoSection } from '@sahakorn/ui/info-layout';
import { TopicList } from '@sahakorn/ui/topic-list';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { PicturedTopic, PlainTopic, TopicCard } from '../../domain/topic/topic-items.tsx';
import type { Topic } from '../../domain/topic/topic-from-wire.ts';
import { BoardSection } from './board-section.tsx';
import { CalendarSection } from './calendar-section.tsx';
import type { ShownSection } from './home-rows.ts';
import type { SectionByKind } from './home-from-wire.ts';
import { LeadStories } from './lead-stories.tsx';
import { QuickLinks } from './quick-links.tsx';
import { RatesSection } from './rates-section.tsx';

type SectionProps<Shown> = { section: Shown; className?: string | undefined };

export function Section({ section, className }: SectionProps<ShownSection>) {
  switch (section.kind) {
    case 'slider':
      return <LeadStories slides={section.slides} />;
    case 'links':
      return <QuickLinks title={section.title} links={section.links} />;
    case 'topics':
      return <TopicsSection section={section} className={className} />;
    case 'board':
      return <BoardSection section={section} className={className} />;
    case 'calendar':
      return <CalendarSection section={section} className={className} />;
    case 'rates':
      break;
  }
  return <RatesSection section={section} className={className} />;
}

const ALL = { news: 'ดูข่าวทั้งหมด', albums: 'ดูภาพทั้งหมด', plain: 'ดูทั้งหมด' } as const;

function TopicsSection({ section, className }: SectionProps<SectionByKind<'topics'>>) {
  const { title, category, layout, topics } = section;
  return (
    <InfoSection
      className={className}
      title={title}
      link={
        <Link to={paths.list(category)}>
          {ALL[layout]}
          <span className="sr-only"> {title}</span>
        </Link>
      }
    >
      <Topics layout={layout} topics={topics} />
    </InfoSection>
  );
}

function Topics({ layout, topics }: { layout: keyof typeof ALL; topics: readonly Topic[] }) {
  if (layout === 'albums') {
    return (
      <ContentCards>
        {topics.map((topic) => (
          <TopicCard key={topic.id} topic={topic} />
        ))}
      </ContentCards>
    );
  }
  const Item = layout === 'news' ? PicturedTopic : PlainTopic;
  return (
    <TopicList>
      {topics.map((topic) => (
        <Item key={topic.id} topic={topic} />
      ))}
    </TopicList>
  );
}
