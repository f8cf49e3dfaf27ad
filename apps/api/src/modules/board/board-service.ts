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
import { maskAnswer } from '../submission/masked-posts.ts';
import type { Author, SubmissionService } from '../submission/submission-service.ts';
import { createToken, hashToken } from '../../token.ts';
import { createBoardOwnership, type Kind } from './board-ownership-queries.ts';
import { createBoardQueries, type TopicRow } from './board-queries.ts';

const AUTHOR = 'author';

type PageOptions = { answered: boolean | null; limit: number; offset: number };

/** Finds topics by their words, the best match first. */
type TopicSearch = {
  find: (
    search: string,
    options: PageOptions & { kinds: readonly 'board'[] },
  ) => Promise<{ total: number; posts: readonly { post_id: number }[] }>;
};

type BoardServiceOptions = {
  db: Kysely<Database>;
  submissions: SubmissionService;
  posts: TopicSearch;
  now: () => Date;
};

/** `answered`: only topics with, or without, answers. */
type TopicOptions = { search?: string | undefined; answered?: boolean | null };

/** The board: anyone may ask and answer, and authors may delete their own texts. */
export class BoardService {
  readonly #db: Kysely<Database>;
  readonly #submissions: SubmissionService;
  readonly #posts: BoardServiceOptions['posts'];
  readonly #now: () => Date;

  constructor({ db, submissions, posts, now }: BoardServiceOptions) {
    this.#db = db;
    this.#submissions = submissions;
    this.#posts = posts;
    this.#now = now;
  }

  /**
   * A page of topics, the newest first or, of a search, the best match first; a page after the last is empty.
   */
  async list(
    page: number,
    { search, answered = null }: TopicOptions = {},
  ): Promise<{ page: number; per_page: number; total: number; data: BoardTopic[] }> {
    const offset = (page - 1) * BOARD_TOPICS_PER_PAGE;
    const options = { answered, limit: BOARD_TOPICS_PER_PAGE, offset };
    const isSearched = search !== undefined && search.trim() !== '';
    const { total, rows } = await (isSearched ? this.#search(search, options) : this.#list(options));
    return { page, per_page: BOARD_TOPICS_PER_PAGE, total, data: rows.map(toTopic) };
  }

  async #list(options: PageOptions) {
    const queries = createBoardQueries(this.#db);
    const total = await queries.countTopics(options.answered);
    return { total, rows: options.offset < total ? await queries.listTopics(options) : [] };
  }

  async #search(search: string, options: PageOptions) {
    const { total, posts } = await this.#posts.find(search, { ...options, kinds: ['board'] });
    const rows = await createBoardQueries(this.#db).listTopicsById(posts.map(({ post_id }) => post_id));
    const byId = new Map(rows.map((row) => [row.topic_id, row]));
    return { total, rows: posts.flatMap(({ post_id }) => byId.get(post_id) ?? []) };
  }

  async listNewest(limit: number): Promise<BoardTopic[]> {
    return (await createBoardQueries(this.#db).listTopics({ limit, offset: 0 })).map(toTopic);
  }

  /** @throws NotFound if it does not exist or is deleted */
  async read(topicId: number): Promise<BoardTopicPage> {
    const queries = createBoardQueries(this.#db);
    const row = await queries.findTopic(topicId);
    if (!row) throw new NotFound('topic not found');
    const answers = await queries.listAnswers(topicId);
    return {
      ...toTopic(row),
      body: row.masked_body ?? maskPersonal(row.body),
      answers: answers.map(toAnswer),
    };
  }

  /** The parts of a topic that the member wrote. */
  listOwn(topicId: number, membershipNo: string): Promise<{ topic: boolean; answer_ids: number[] }> {
    return createBoardQueries(this.#db).listOwn(topicId, membershipNo);
  }

  /**
   * Creates a topic. The deletion token is returned only here.
   * @throws RateLimited
   */
  async create(
    { title, body, name }: { title: string; body: string; name: string },
    author: Author,
    storeAnswer: StoreAnswer | null,
  ): Promise<{ topic_id: number; delete_token: string }> {
    const token = createToken();
    const toCreated = (topicId: number) => ({ topic_id: topicId, delete_token: token });
    const topic = { title, body, name, ...this.#getAuthorColumns(author, token) };
    const topicId = await this.#submissions.submit(
      { kind: 'topic', author, text: [title, body, name] },
      {
        write: (trx) => createBoardQueries(trx).insertTopic(topic),
        rekey: (trx, id) => createBoardOwnership(trx).updateDeleteHash('topic', id, hashToken(token)),
        storeAnswer: storeAnswer && ((trx, id) => storeAnswer(trx, toCreated(id))),
      },
    );
    return toCreated(topicId);
  }

  /**
   * Adds an answer; null if the topic has the maximum number of answers.
   * @throws NotFound, RateLimited
   */
  async answer(
    { topic_id, body, name }: { topic_id: number; body: string; name: string },
    author: Author,
    storeAnswer: StoreAnswer | null,
  ): Promise<{ answer_id: number; delete_token: string } | null> {
    const topic = await createBoardQueries(this.#db).findTopic(topic_id);
    if (!topic) throw new NotFound('topic not found');
    if (topic.answer_count >= MAX_ANSWERS_PER_TOPIC) return null;
    const token = createToken();
    const answer = { topic_id, body, name, ...this.#getAuthorColumns(author, token) };
    const toAnswered = (answerId: number) => ({ answer_id: answerId, delete_token: token });
    const answerId = await this.#submissions.submit(
      { kind: 'answer', author, text: [String(topic_id), body, name] },
      {
        write: (trx) => createBoardQueries(trx).insertAnswer(answer),
        rekey: (trx, id) => createBoardOwnership(trx).updateDeleteHash('answer', id, hashToken(token)),
        storeAnswer: storeAnswer && ((trx, id) => storeAnswer(trx, toAnswered(id))),
      },
    );
    return toAnswered(answerId);
  }

  /**
   * Deletes the author's own topic or answer.
   * @throws NotFound if it does not exist, Forbidden if it is someone else's
   */
  async remove(
    kind: Kind,
    id: number,
    { token, membershipNo }: { token: string | undefined; membershipNo: string | null },
  ): Promise<void> {
    const queries = createBoardOwnership(this.#db);
    const found = await queries.findOwnership(kind, id);
    if (!found) throw new NotFound(`${kind} not found`);
    const hasKey = token !== undefined && found.delete_hash?.equals(hashToken(token)) === true;
    const isAuthor = membershipNo !== null && found.membership_no === membershipNo;
    if (!hasKey && !isAuthor) throw new Forbidden('forbidden', `only its author may remove the ${kind}`);
    await queries.remove(kind, id, { by: AUTHOR, at: this.#now() });
  }

  #getAuthorColumns({ membershipNo }: Author, token: string) {
    return { membership_no: membershipNo, created_at: this.#now(), delete_hash: hashToken(token) };
  }
}

function toTopic(row: TopicRow): BoardTopic {
  return {
    topic_id: row.topic_id,
    title: row.masked_title ?? maskPersonal(row.title),
    name: row.masked_name ?? maskPersonal(row.name),
    created_at: row.created_at.toISOString(),
    answer_count: row.answer_count,
  };
}

type AnswerRow = Awaited<ReturnType<ReturnType<typeof createBoardQueries>['listAnswers']>>[number];

function isMasked(row: AnswerRow): row is AnswerRow & { masked_body: string; masked_name: string } {
  return row.masked_body !== null && row.masked_name !== null;
}

function toAnswer(row: AnswerRow): BoardAnswer {
  const { masked_body, masked_name } = isMasked(row) ? row : maskAnswer(row);
  return {
    answer_id: row.answer_id,
    body: masked_body,
    name: masked_name,
    created_at: row.created_at.toISOString(),
    staff: row.staff !== null,
  };
}
