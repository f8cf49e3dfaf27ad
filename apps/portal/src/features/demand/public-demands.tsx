import { formatText } from '@sahakorn/thai/text';
import { EmptyState } from '@sahakorn/ui/empty-state';
import { RelativeTime } from '@sahakorn/ui/relative-time';
import { TopicList, TopicListItem } from '@sahakorn/ui/topic-list';
import { MessageSquareText } from 'lucide-react';
import { PostLink } from '../../domain/posting/post-link.tsx';
import { FeedView } from '../../components/feed/feed-view.tsx';
import { useNow } from '../../lib/config/use-now.ts';
import { paths } from '../../lib/paths.ts';
import { ListPager } from '../../domain/topic/list-pager.tsx';
import { EmptyList } from '../../domain/topic/empty-list.tsx';
import { useFocusOnPage } from '../../domain/topic/use-focus-on-page.ts';
import { useListDemandsQuery, type DemandList } from './demand-endpoints.ts';
import { KIND_NAMES } from './demand.ts';
import { StateBadge } from './state-badge.tsx';

export function PublicDemands({ page }: { page: number }) {
  const query = useListDemandsQuery(page);
  const headingRef = useFocusOnPage(page);
  return (
    <section aria-labelledby="public-demands" className="mt-10">
      <h2
        id="public-demands"
        ref={headingRef}
        tabIndex={-1}
        className="mb-2 border-b-3 border-double border-text pb-1.5 text-xl @panel:text-2xl"
      >
        เรื่องที่เผยแพร่
      </h2>
      <FeedView query={{ ...query, data: query.currentData }} what="เรื่องที่เผยแพร่" lines={5}>
        {(list) => (list.data.length > 0 ? <Demands list={list} /> : <Nothing total={list.total} />)}
      </FeedView>
    </section>
  );
}

function Demands({ list }: { list: DemandList }) {
  const now = useNow();
  return (
    <>
      <TopicList>
        {list.data.map(({ demand_id, title, topic_kind, state, created_at }, index) => (
          <TopicListItem
            key={demand_id ?? `at ${index}`}
            link={<PostLink url={demand_id === null ? null : paths.demand(demand_id)} title={title} />}
            meta={
              <span className="dots-between">
                <span>{formatText(topic_kind && KIND_NAMES[topic_kind])}</span>
                <RelativeTime value={created_at} now={now} />
              </span>
            }
            aside={<StateBadge state={state} />}
          />
        ))}
      </TopicList>
      <ListPager list={list} toPath={paths.demands} />
    </>
  );
}

function Nothing({ total }: Pick<DemandList, 'total'>) {
  return (
    <EmptyList total={total} firstPage={paths.demands()}>
      <EmptyState icon={<MessageSquareText aria-hidden />} title="ยังไม่มีเรื่องที่เผยแพร่">
        เรื่องที่ผู้แจ้งเลือกให้เผยแพร่ และคำตอบของสหกรณ์ จะแสดงที่นี่
      </EmptyState>
    </EmptyList>
  );
}
