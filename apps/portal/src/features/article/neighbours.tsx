import { ArrowLeft, ArrowRight } from 'lucide-react';
import { ShortText } from '../../components/short-text.tsx';
import { SiteLink } from '../../domain/site/site-link.tsx';
import { paths } from '../../lib/paths.ts';
import type { TopicPage } from '../../domain/topic/topic.ts';

export function Neighbours({ previous, next }: Pick<TopicPage, 'previous' | 'next'>) {
  if (!previous && !next) return null;
  return (
    <nav
      aria-label="เรื่องก่อนหน้าและเรื่องถัดไป"
      className="@container mt-10 border-t border-line-strong pt-3 print:hidden"
    >
      <div className="grid gap-4 @pair:grid-cols-2">
        {previous && (
          <p className="relative min-h-13 leading-tight">
            <span className="flex items-center gap-2 text-sm">
              <ArrowLeft aria-hidden className="size-4" />
              เรื่องก่อนหน้า
            </span>
            <NeighbourLink neighbour={previous} />
          </p>
        )}
        {next && (
          <p className="relative min-h-13 text-end leading-tight @pair:col-start-2">
            <span className="flex items-center justify-end gap-2 text-sm">
              เรื่องถัดไป
              <ArrowRight aria-hidden className="size-4" />
            </span>
            <NeighbourLink neighbour={next} />
          </p>
        )}
      </div>
    </nav>
  );
}

function NeighbourLink({ neighbour: { topic_id, title } }: { neighbour: NonNullable<TopicPage['next']> }) {
  return (
    <SiteLink
      className="link-line font-semibold text-text after:absolute after:inset-0"
      url={topic_id === null ? null : paths.topic(topic_id)}
    >
      <ShortText>{title}</ShortText>
    </SiteLink>
  );
}
