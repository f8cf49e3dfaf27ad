import { formatText } from '@sahakorn/thai/text';
import { RelativeTime } from '@sahakorn/ui/relative-time';
import { TopicList, TopicListItem } from '@sahakorn/ui/topic-list';
import { HighlightedText } from './highlighted-text.tsx';
import { SiteLink } from '../../domain/site/site-link.tsx';
import type { SearchResult } from '../../domain/topic/topic.ts';
import { useNow } from '../../lib/config/use-now.ts';
import { paths } from '../../lib/paths.ts';

const PLACES = {
  board: { name: 'กระดานถามตอบ', toPath: paths.boardTopic },
  demand: { name: 'เรื่องถึงสหกรณ์', toPath: paths.demand },
};

export function FoundPosts({ posts }: Pick<SearchResult, 'posts'>) {
  const now = useNow();
  if (!posts || posts.length === 0) return null;
  return (
    <section className="mt-8" aria-labelledby="found-posts">
      <h2 id="found-posts" className="pb-1.5 text-xl">
        ถามตอบและเรื่องถึงสหกรณ์
      </h2>
      <TopicList>
        {posts.map(({ kind, id, highlight, created_at, answered }, index) => (
          <TopicListItem
            key={`${kind} ${id ?? index}`}
            link={
              <SiteLink
                url={kind === null || id === null ? null : PLACES[kind].toPath(id)}
                className="wrap-anywhere"
              >
                <HighlightedText runs={highlight.title} />
              </SiteLink>
            }
            meta={
              <span className="dots-between">
                <span>{formatText(kind && PLACES[kind].name)}</span>
                <RelativeTime value={created_at} now={now} />
                {answered && <span>มีคำตอบแล้ว</span>}
              </span>
            }
          >
            <HighlightedText runs={highlight.excerpt} />
          </TopicListItem>
        ))}
      </TopicList>
    </section>
  );
}
