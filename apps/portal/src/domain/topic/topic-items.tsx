import { ContentCard } from '@sahakorn/ui/content-card';
import { ThaiDate } from '@sahakorn/ui/thai-date';
import { TopicListItem } from '@sahakorn/ui/topic-list';
import type { ReactNode } from 'react';
import { ShortText } from '../../components/short-text.tsx';
import { SiteLink } from '../site/site-link.tsx';
import { TopicImage } from './topic-image.tsx';
import { type Topic, getTopicUrl } from './topic.ts';

type ItemProps = {
  topic: Topic;
  /** Replaces the title's text, for example to highlight words. */
  title?: ReactNode;
  meta?: ReactNode;
  children?: ReactNode;
};

export function PicturedTopic({ topic, title, meta, children }: ItemProps) {
  return (
    <TopicListItem
      picture={<TopicImage topic={topic} shape="thumb" sizes="9rem" />}
      link={<SiteLink url={getTopicUrl(topic)}>{title ?? <ShortText>{topic.title}</ShortText>}</SiteLink>}
      meta={meta ?? <ThaiDate value={topic.published_at} />}
    >
      {children ?? <ShortText>{topic.excerpt}</ShortText>}
    </TopicListItem>
  );
}

export function PlainTopic({ topic }: { topic: Topic }) {
  return (
    <TopicListItem
      link={
        <SiteLink url={getTopicUrl(topic)}>
          <ShortText>{topic.title}</ShortText>
        </SiteLink>
      }
      aside={<ThaiDate value={topic.published_at} style="short" />}
    />
  );
}

export function TopicCard({ topic, meta }: Pick<ItemProps, 'topic' | 'meta'>) {
  return (
    <ContentCard
      picture={<TopicImage topic={topic} shape="card" sizes="(min-width: 58rem) 17rem, 50vw" />}
      link={
        <SiteLink url={getTopicUrl(topic)}>
          <ShortText>{topic.title}</ShortText>
        </SiteLink>
      }
      meta={meta ?? <ThaiDate value={topic.published_at} style="short" />}
    />
  );
}
