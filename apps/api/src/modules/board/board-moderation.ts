import type { AuditedContext } from '../audit/audit-log.ts';
import { createBoardOwnership, type Kind } from './board-ownership-queries.ts';
import { createBoardQueries } from './board-queries.ts';

/** An officer at the command line. */
export type Officer = { staff: string };

const FROM_HERE = { membershipNo: null, address: '', userAgent: '' } as const;

/** Moderation of the board by officers. Every action is audited. */
export class BoardModeration {
  readonly #context: AuditedContext;

  constructor(context: AuditedContext) {
    this.#context = context;
  }

  listNewest(limit: number) {
    return createBoardQueries(this.#context.db).listTopics({ limit, offset: 0 });
  }

  /** A topic without masking; null if there is none. */
  async find(topicId: number) {
    const queries = createBoardQueries(this.#context.db);
    const topic = await queries.findTopic(topicId);
    return topic ? { ...topic, answers: await queries.listAnswers(topicId) } : null;
  }

  /** False if it is not there. */
  remove(kind: Kind, id: number, { staff, reason }: Officer & { reason: string }): Promise<boolean> {
    return this.#context.db.transaction().execute(async (trx) => {
      const done = await createBoardOwnership(trx).remove(kind, id, { by: staff, at: this.#context.now() });
      if (done) {
        const entry = { kind: 'board-removed', staff, details: { what: kind, id, reason } } as const;
        await this.#context.audit.append(trx, { ...FROM_HERE, ...entry });
      }
      return done;
    });
  }

  /** Answers as the cooperative, and returns the number of the answer; null if there is no topic. */
  answer(
    topicId: number,
    { staff, name, body }: Officer & { name: string; body: string },
  ): Promise<number | null> {
    return this.#context.db.transaction().execute(async (trx) => {
      const queries = createBoardQueries(trx);
      if (!(await queries.findTopic(topicId))) return null;
      const written = { membership_no: null, created_at: this.#context.now(), delete_hash: null };
      const answerId = await queries.insertAnswer({ topic_id: topicId, body, name, staff, ...written });
      const entry = { kind: 'board-answered', staff, details: { topic: topicId, answer: answerId } } as const;
      await this.#context.audit.append(trx, { ...FROM_HERE, ...entry });
      return answerId;
    });
  }
}
