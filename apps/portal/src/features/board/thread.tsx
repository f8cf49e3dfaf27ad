import { RelativeTime } from '@sahakorn/ui/relative-time';
import { StatusBadge } from '@sahakorn/ui/status-badge';
import { BadgeCheck } from 'lucide-react';
import { useRef } from 'react';
import { useNow } from '../../lib/config/use-now.ts';
import { paths } from '../../lib/paths.ts';
import { PlainText } from '../../domain/posting/plain-text.tsx';
import { Phrases } from '../../components/phrases.tsx';
import { AnswerForm } from './answer-form.tsx';
import { BoardAside } from './board-aside.tsx';
import type { BoardAnswer, BoardTopicPage } from './board-endpoints.ts';
import { RemoveButton } from './remove-button.tsx';
import { useRemoval } from './use-removal.ts';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';

export function Thread({ topic }: { topic: BoardTopicPage }) {
  const answersRef = useRef<HTMLHeadingElement>(null);
  const removal = useRemoval(topic.id, { onAnswerRemoved: () => answersRef.current?.focus() });
  return (
    <>
      <Breadcrumbs parent={{ to: paths.board(), name: 'กระดานถามตอบ' }} current={topic.title} />
      <div className="grid grid-cols-1 gap-10 @wide:flex @wide:justify-between @wide:gap-16">
        <div className="grid max-w-prose min-w-0 flex-1 grid-cols-1 content-start gap-8">
          <Question topic={topic} removal={removal} />
          <Answers answers={topic.answers} removal={removal} headingRef={answersRef} />
          <AnswerForm topicId={topic.id} />
        </div>
        <BoardAside topicId={topic.id} />
      </div>
    </>
  );
}

type Removal = ReturnType<typeof useRemoval>;

function Question({ topic, removal }: { topic: BoardTopicPage; removal: Removal }) {
  return (
    <article>
      <h1 className="text-2xl wrap-anywhere @panel:text-3xl">
        <Phrases>{topic.title}</Phrases>
      </h1>
      <By name={topic.name} createdAt={topic.createdAt} />
      <PlainText className="mt-4 text-lg leading-prose">{topic.body}</PlainText>
      {removal.ownsTopic && (
        <div className="mt-4">
          <RemoveButton
            what="กระทู้"
            description="กระทู้และคำตอบทั้งหมดจะหายไปจากกระดาน และนำกลับมาไม่ได้"
            onRemove={removal.removeTopic}
          />
        </div>
      )}
    </article>
  );
}

function By({ name, createdAt }: Pick<BoardTopicPage, 'name' | 'createdAt'>) {
  const now = useNow();
  return (
    <p className="flex flex-wrap gap-x-6 text-text-muted *:min-w-0">
      <bdi className="wrap-anywhere">{name}</bdi>
      <RelativeTime value={createdAt} now={now} />
    </p>
  );
}

type AnswersProps = {
  answers: readonly BoardAnswer[];
  removal: Removal;
  headingRef: React.RefObject<HTMLHeadingElement | null>;
};

function Answers({ answers, removal, headingRef }: AnswersProps) {
  return (
    <section aria-labelledby="answers">
      <h2
        id="answers"
        ref={headingRef}
        tabIndex={-1}
        className="border-b-3 border-double border-text pb-1.5 text-xl @panel:text-2xl"
      >
        {answers.length === 0 ? 'ยังไม่มีคำตอบ' : `${answers.length} คำตอบ`}
      </h2>
      <ol className="divide-y divide-line contrast:divide-y-2">
        {answers.map((answer) => (
          <li key={answer.id} className="py-5">
            <Answer answer={answer} removal={removal} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Answer({
  answer: { id, name, createdAt, body, staff },
  removal,
}: {
  answer: BoardAnswer;
  removal: Removal;
}) {
  const now = useNow();
  return (
    <article data-staff={staff || undefined}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 *:min-w-0">
        <h3 className="font-body text-md font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
        </h3>
        {staff && (
          <StatusBadge tone="info" icon={<BadgeCheck aria-hidden />}>
            สหกรณ์ตอบ
          </StatusBadge>
        )}
        <span className="text-sm text-text-muted">
          <RelativeTime value={createdAt} now={now} />
        </span>
      </div>
      <PlainText className="mt-1">{body}</PlainText>
      {removal.ownsAnswer(id) && (
        <div className="mt-3">
          <RemoveButton
            what="คำตอบ"
            description="คำตอบจะหายไปจากกระทู้นี้ และนำกลับมาไม่ได้"
            onRemove={() => removal.removeAnswer(id)}
          />
        </div>
      )}
    </article>
  );
}
