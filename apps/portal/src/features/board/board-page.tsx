import { Button } from '@sahakorn/ui/button';
import { EmptyState } from '@sahakorn/ui/empty-state';
import { RelativeTime } from '@sahakorn/ui/relative-time';
import { StatusBadge } from '@sahakorn/ui/status-badge';
import { TopicList, TopicListItem } from '@sahakorn/ui/topic-list';
import { formatNumber } from '@sahakorn/thai/number';
import { CircleCheck, Clock, FileSearch, MessagesSquare, SquarePen } from 'lucide-react';
import { formatText } from '@sahakorn/thai/text';
import { Link, useLoaderData } from 'react-router-dom';
import { Stamp } from '../../components/stamp.tsx';
import { EmptyScreen } from '../../components/empty-screen.tsx';
import { PostLink } from '../../domain/posting/post-link.tsx';
import { PageMeta } from '../../components/page-meta.tsx';
import { FeedView } from '../../components/feed/feed-view.tsx';
import { useNow } from '../../lib/config/use-now.ts';
import { paths } from '../../lib/paths.ts';
import { EmptyList } from '../../domain/topic/empty-list.tsx';
import { ListPager } from '../../domain/topic/list-pager.tsx';
import { ListHead } from '../../domain/topic/list-head.tsx';
import type { BoardChoice } from './board-choice.ts';
import { BoardFilter } from './board-filter.tsx';
import { useListBoardTopicsQuery, type BoardList, type BoardTopic } from './board-endpoints.ts';

export function BoardPage() {
  const choice = useLoaderData<BoardChoice>();
  const { page, search, answered } = choice;
  const query = useListBoardTopicsQuery(choice);
  const isFiltered = search !== '' || answered !== undefined;
  return (
    <>
      <PageMeta path={paths.board(page, choice)} />
      <ListHead title="กระดานถามตอบ" page={page} list={query.data} unit="กระทู้" found={isFiltered} />
      <BoardFilter choice={choice} />
      <p className="mb-5">
        <Button asChild variant="primary">
          <Link to={paths.boardPost}>
            <SquarePen aria-hidden />
            ตั้งกระทู้
          </Link>
        </Button>
      </p>
      <FeedView query={{ ...query, data: query.currentData }} what="กระดาน" lines={8}>
        {(list) => <Topics list={list} choice={choice} />}
      </FeedView>
    </>
  );
}

function Topics({ list, choice }: { list: BoardList; choice: BoardChoice }) {
  const now = useNow();
  if (list.data.length === 0) return <Nothing total={list.total} choice={choice} />;
  return (
    <>
      <h2 className="sr-only">กระทู้</h2>
      <TopicList>
        {list.data.map((topic, index) => (
          <BoardTopicItem key={topic.topic_id ?? `at ${index}`} topic={topic} now={now} />
        ))}
      </TopicList>
      <ListPager list={list} toPath={(to) => paths.board(to, choice)} />
    </>
  );
}

function BoardTopicItem({ topic, now }: { topic: BoardTopic; now: Date }) {
  const { topic_id, title, name, created_at, answer_count } = topic;
  return (
    <TopicListItem
      link={<PostLink url={topic_id === null ? null : paths.boardTopic(topic_id)} title={title} />}
      meta={
        <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 @form:justify-between">
          {answer_count === 0 ? (
            <StatusBadge className="border-dashed" icon={<Clock aria-hidden />}>
              รอคำตอบ
            </StatusBadge>
          ) : (
            <Stamp
              tone="neutral"
              name={`ตอบแล้ว ${formatNumber(answer_count, { decimals: 0 })}`}
              Icon={CircleCheck}
            />
          )}
          <span className="dots-between">
            <bdi className="wrap-anywhere">{formatText(name)}</bdi>
            <RelativeTime value={created_at} now={now} />
          </span>
        </span>
      }
    />
  );
}

function Nothing({ total, choice }: Pick<BoardList, 'total'> & { choice: BoardChoice }) {
  const { search, answered } = choice;
  return (
    <EmptyList total={total} name="กระดาน" firstPage={paths.board(1, choice)}>
      {search !== '' || answered !== undefined ? (
        <EmptyScreen
          icon={<FileSearch aria-hidden />}
          title={search === '' ? 'ยังไม่มีกระทู้แบบนี้' : `ไม่พบกระทู้ที่มี “${search}”`}
          to={paths.board()}
          linkText="ดูกระทู้ทั้งหมด"
          variant="outline"
        >
          ลองใช้คำอื่น หรือตั้งกระทู้ถามเจ้าหน้าที่
        </EmptyScreen>
      ) : (
        <EmptyState icon={<MessagesSquare aria-hidden />} title="ยังไม่มีกระทู้">
          ถามเรื่องที่อยากรู้ได้ สมาชิกและเจ้าหน้าที่จะมาตอบที่นี่
        </EmptyState>
      )}
    </EmptyList>
  );
}
