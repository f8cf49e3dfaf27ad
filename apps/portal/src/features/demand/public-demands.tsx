import { EmptyState } from '@sahakorn/ui/empty-state';
import { Pager } from '@sahakorn/ui/pager';
import { RelativeTime } from '@sahakorn/ui/relative-time';
import { TopicList, TopicListItem } from '@sahakorn/ui/topic-list';
import { MessageSquareText } from 'lucide-react';
import { Link } from 'react-router-dom';
import { FeedView } from '../../components/feed/feed-view.tsx';
import { toFeed } from '../../lib/api/feed.ts';
import { useNow } from '../../lib/config/use-now.ts';
import { paths } from '../../lib/paths.ts';
import { EmptyList } from '../../domain/topic/empty-list.tsx';
import { useFocusOnPage } from '../../domain/topic/use-focus-on-page.ts';
import { useListDemandsQuery, type DemandList } from './demand-endpoints.ts';
import { KIND_NAMES } from './demand.ts';
import { StateBadge } from './state-badge.tsx';

export function PublicDemands({ page }: { page: number }) {
  const query = useListDemandsQuery(page);
  const feed = toFeed({ ...query, data: query.currentData });
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
      <FeedView feed={feed} what="เรื่องที่เผยแพร่" lines={5}>
        {(list) => (list.demands.length > 0 ? <Demands list={list} /> : <Nothing total={list.total} />)}
      </FeedView>
    </section>
  );
}

function Demands({ list }: { list: DemandList }) {
  const now = useNow();
  return (
    <>
      <TopicList>
        {list.demands.map(({ id, title, kind, state, createdAt }) => (
          <TopicListItem
            key={id}
            link={
              <Link to={paths.demand(id)} className="wrap-anywhere">
                {title}
              </Link>
            }
            meta={
              <>
                {KIND_NAMES[kind]} · <RelativeTime value={createdAt} now={now} />
              </>
            }
            aside={<StateBadge state={state} />}
          />
        ))}
      </TopicList>
      <Pager
        className="mt-8"
        page={list.page}
        pageCount={list.pageCount}
        renderLink={(to, words) => <Link to={paths.demands(to)}>{words}</Link>}
      />
    </>
  );
}

function Nothing({ total }: { total: number }) {
  return (
    <EmptyList total={total} firstPage={paths.demands()}>
      <EmptyState icon={<MessageSquareText aria-hidden />} title="ยังไม่มีเรื่องที่เผยแพร่">
        เรื่องที่ผู้แจ้งเลือกให้เผยแพร่ และคำตอบของสหกรณ์ จะแสดงที่นี่
      </EmptyState>
    </EmptyList>
  );
}
