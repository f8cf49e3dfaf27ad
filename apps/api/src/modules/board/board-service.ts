import {
  MAX_ANSWERS_PER_TOPIC,
  type BoardAnswer,
  BOARD_TOPICS_PER_PAGE,
  type BoardTopic,
  type BoardTopicPage,
} from '@sahakorn/contract/board';
import { maskPersonal } from '@sahakorn/thai/mask-personal';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { Forbidden, NotFound } from '../../errors/domain-errors.ts';
import type { StoreAnswer } from '../idempotency/idempotency.ts';
import type { Author, SubmissionService } from '../submission/submission-service.ts';
import { createToken, hashToken } from '../../token.ts';
import { createBoardOwnership, type Kind } from './board-ownership-queries.ts';
import { createBoardQueries, type TopicRow } from './board-queries.ts';

const AUTHOR = 'author';

type BoardServiceOptions = { db: Kysely<Database>; submissions: SubmissionService; now: () => Date };

/** The board: anyone may ask and answer, and authors may delete their own texts. */
export class BoardService {
  readonly #db: Kysely<Database>;
  readonly #submissions: SubmissionService;
  readonly #now: () => Date;

  constructor({ db, submissions, now }: BoardServiceOptions) {
    this.#db = db;
    this.#submissions = submissions;
    this.#now = now;
  }

  /** A page of topics, the newest first; a page after the last is empty. */
  async list(page: number): Promise<{ page: number; per_page: number; total: number; data: BoardTopic[] }> {
    const queries = createBoardQueries(this.#db);
    const total = await queries.countTopics();
    const offset = (page - 1) * BOARD_TOPICS_PER_PAGE;
    const rows = offset < total ? await queries.listTopics({ limit: BOARD_TOPICS_PER_PAGE, offset }) : [];
    return { page, per_page: BOARD_TOPICS_PER_PAGE, total, data: rows.map(toTopic) };
  }

  async newest(limit: number): Promise<BoardTopic[]> {
    return (await createBoardQueries(this.#db).listTopics({ limit, offset: 0 })).map(toTopic);
  }

  /** @throws NotFound where it does not exist or is deleted */
  async read(topicId: number): Promise<BoardTopicPage> {
    const queries = createBoardQueries(this.#db);
    const row = await queries.findTopic(topicId);
    if (!row) throw new NotFound('there is no such topic');
    const answers = await queries.listAnswers(topicId);
    return { ...toTopic(row), body: maskPersonal(row.body), answers: answers.map(toAnswer) };
  }

  /** The parts of a topic that the member wrote. */
  own(topicId: number, membershipNo: string): Promise<{ topic: boolean; answer_ids: number[] }> {
    return createBoardQueries(this.#db).listOwn(topicId, membershipNo);
  }

  /**
   * Creates a topic. The deletion token is returned this once only.
   * @throws RateLimited
   */
  async begin(
    { title, body, name }: { title: string; body: string; name: string },
    author: Author,
    storeAnswer: StoreAnswer | null,
  ): Promise<{ topic_id: number; delete_token: string }> {
    const token = createToken();
    const begunAs = (topicId: number) => ({ topic_id: topicId, delete_token: token });
    const topic = { title, body, name, ...this.#written(author, token) };
    const topicId = await this.#submissions.take(
      { kind: 'topic', author, text: [title, body, name] },
      {
        write: (trx) => createBoardQueries(trx).insertTopic(topic),
        rekey: (trx, id) => createBoardOwnership(trx).updateDeleteHash('topic', id, hashToken(token)),
        storeAnswer: storeAnswer && ((trx, id) => storeAnswer(trx, begunAs(id))),
      },
    );
    return begunAs(topicId);
  }

  /**
   * Adds an answer; null where the topic has the most that it may have.
   * @throws NotFound, RateLimited
   */
  async answer(
    { topic_id, body, name }: { topic_id: number; body: string; name: string },
    author: Author,
    storeAnswer: StoreAnswer | null,
  ): Promise<{ answer_id: number; delete_token: string } | null> {
    const topic = await createBoardQueries(this.#db).findTopic(topic_id);
    if (!topic) throw new NotFound('there is no such topic');
    if (topic.answer_count >= MAX_ANSWERS_PER_TOPIC) return null;
    const token = createToken();
    const answer = { topic_id, body, name, ...this.#written(author, token) };
    const answerTo = (answerId: number) => ({ answer_id: answerId, delete_token: token });
    const answerId = await this.#submissions.take(
      { kind: 'answer', author, text: [String(topic_id), body, name] },
      {
        write: (trx) => createBoardQueries(trx).insertAnswer(answer),
        rekey: (trx, id) => createBoardOwnership(trx).updateDeleteHash('answer', id, hashToken(token)),
        storeAnswer: storeAnswer && ((trx, id) => storeAnswer(trx, answerTo(id))),
      },
    );
    return answerTo(answerId);
  }

  /**
   * Deletes the author's own topic or answer.
   * @throws NotFound where it does not exist, Forbidden where it is someone else's
   */
  async remove(
    kind: Kind,
    id: number,
    { token, membershipNo }: { token: string | undefined; membershipNo: string | null },
  ): Promise<void> {
    const queries = createBoardOwnership(this.#db);
    const found = await queries.findOwnership(kind, id);
    if (!found) throw new NotFound(`there is no such ${kind}`);
    const hasKey = token !== undefined && found.delete_hash?.equals(hashToken(token)) === true;
    const isAuthor = membershipNo !== null && found.membership_no === membershipNo;
    if (!hasKey && !isAuthor) throw new Forbidden('forbidden', `the ${kind} is not theirs`);
    await queries.remove(kind, id, { by: AUTHOR, at: this.#now() });
  }

  #written({ membershipNo }: Author, token: string) {
    return { membership_no: membershipNo, created_at: this.#now(), delete_hash: hashToken(token) };
  }
}

function toTopic({ topic_id, title, name, created_at, answer_count }: TopicRow): BoardTopic {
  return {
    topic_id,
    title: maskPersonal(title),
    name: maskPersonal(name),
    created_at: created_at.toISOString(),
    answer_count,
  };
}

type AnswerRow = Awaited<ReturnType<ReturnType<typeof createBoardQueries>['listAnswers']>>[number];

/** Telephone numbers in the cooperative's own answers are not masked. */
function toAnswer({ answer_id, body, name, created_at, staff }: AnswerRow): BoardAnswer {
  const mask = staff === null ? maskPersonal : (text: string) => text;
  return {
    answer_id,
    body: mask(body),
    name: mask(name),
    created_at: created_at.toISOString(),
    staff: staff !== null,
  };
}
