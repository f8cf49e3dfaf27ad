import { ContentCard } from '@sahakorn/ui/content-card';
import { ThaiDate } from '@sahakorn/ui/thai-date';
import { TopicListItem } from '@sahakorn/ui/topic-list';
import type { ReactNode } from 'react';
import { SiteLink } from '../site/site-link.tsx';
import { TopicImage } from './topic-image.tsx';
import type { Topic } from './topic-from-wire.ts';

type ItemProps = {
  topic: Topic;
  /** In place of the title's words, as where some of them are marked. */
  title?: ReactNode;
  /** In place of the date. */
  meta?: ReactNode;
  /** In place of the first words. */
  children?: ReactNode;
};

export function PicturedTopic({ topic, title, meta, children }: ItemProps) {
  return (
    <TopicListItem
      picture={<TopicImage topic={topic} shape="thumb" sizes="9rem" />}
      link={<SiteLink url={topic.url}>{title ?? topic.title}</SiteLink>}
      meta={meta ?? <ThaiDate value={topic.publishedAt} />}
    >
      {children ?? topic.excerpt}
    </TopicListItem>
  );
}

export function PlainTopic({ topic }: { topic: Topic }) {
  return (
    <TopicListItem
      link={<SiteLink url={topic.url}>{topic.title}</SiteLink>}
      aside={<ThaiDate value={topic.publishedAt} style="short" />}
    />
  );
}

export function TopicCard({ topic, meta }: Pick<ItemProps, 'topic' | 'meta'>) {
  return (
    <ContentCard
      picture={<TopicImage topic={topic} shape="card" sizes="(min-width: 58rem) 17rem, 50vw" />}
      link={<SiteLink url={topic.url}>{topic.title}</SiteLink>}
      meta={meta ?? <ThaiDate value={topic.publishedAt} style="short" />}
    />
  );
}
