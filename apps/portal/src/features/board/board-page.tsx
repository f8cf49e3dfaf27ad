import { Button } from '@sahakorn/ui/button';
import { EmptyState } from '@sahakorn/ui/empty-state';
import { Pager } from '@sahakorn/ui/pager';
import { RelativeTime } from '@sahakorn/ui/relative-time';
import { TopicList, TopicListItem } from '@sahakorn/ui/topic-list';
import { formatNumber } from '@sahakorn/thai/number';
import { MessagesSquare, SquarePen } from 'lucide-react';
import { Link, useLoaderData } from 'react-router-dom';
import { PageMeta } from '../../components/page-meta.tsx';
import { FeedView } from '../../components/feed/feed-view.tsx';
import { toFeed } from '../../lib/api/feed.ts';
import { useNow } from '../../lib/config/use-now.ts';
import { paths } from '../../lib/paths.ts';
import { EmptyList } from '../../domain/topic/empty-list.tsx';
import { ListHead } from '../../domain/topic/list-head.tsx';
import { useListBoardTopicsQuery, type BoardList, type BoardTopic } from './board-endpoints.ts';

export function BoardPage() {
  const page = useLoaderData<number>();
  const query = useListBoardTopicsQuery(page);
  const feed = toFeed({ ...query, data: query.currentData });
  // The head stays while another page of the list is on its way.
  const head = query.data;
  return (
    <>
      <PageMeta path={paths.board(page)} />
      <ListHead title="กระดานถามตอบ" page={page}>
        {head && head.total > 0 && `ทั้งหมด ${formatNumber(head.total, { decimals: 0 })} กระทู้`}
        {head && head.pageCount > 1 && ` · หน้า ${page} จาก ${head.pageCount}`}
      </ListHead>
      <p className="mb-5">
        <Button asChild variant="primary">
          <Link to={paths.boardPost()}>
            <SquarePen aria-hidden />
            ตั้งกระทู้
          </Link>
        </Button>
      </p>
      <FeedView feed={feed} what="กระดาน" lines={8}>
        {(list) => <Topics list={list} />}
      </FeedView>
    </>
  );
}

function Topics({ list }: { list: BoardList }) {
  const now = useNow();
  if (list.topics.length === 0) return <Nothing total={list.total} />;
  return (
    <>
      <h2 className="sr-only">กระทู้</h2>
      <TopicList>
        {list.topics.map((topic) => (
          <BoardTopicItem key={topic.id} topic={topic} now={now} />
        ))}
      </TopicList>
      <Pager
        className="mt-8"
        page={list.page}
        pageCount={list.pageCount}
        renderLink={(to, words) => <Link to={paths.board(to)}>{words}</Link>}
      />
    </>
  );
}

function BoardTopicItem({
  topic: { id, title, name, createdAt, answerCount },
  now,
}: {
  topic: BoardTopic;
  now: Date;
}) {
  return (
    <TopicListItem
      link={
        <Link to={paths.boardTopic(id)} className="wrap-anywhere">
          {title}
        </Link>
      }
      meta={
        <>
          <bdi className="wrap-anywhere">{name}</bdi> · <RelativeTime value={createdAt} now={now} />
        </>
      }
      aside={answerCount === 0 ? 'ยังไม่มีคำตอบ' : `${answerCount}\u00A0คำตอบ`}
    />
  );
}

function Nothing({ total }: { total: number }) {
  return (
    <EmptyList total={total} name="กระดาน" firstPage={paths.board()}>
      <EmptyState icon={<MessagesSquare aria-hidden />} title="ยังไม่มีกระทู้">
        ถามเรื่องที่อยากรู้ได้ สมาชิกและเจ้าหน้าที่จะมาตอบที่นี่
      </EmptyState>
    </EmptyList>
  );
}
