import {
  MAX_ANSWERS_PER_TOPIC,
  board,
  boardAnswer,
  boardAnswerDelete,
  boardCreate,
  boardDelete,
  boardOwn,
  boardShow,
} from '@sahakorn/contract/board';
import { SUCCESS } from '@sahakorn/contract/envelope';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import { addressBucket } from '../../client/address-bucket.ts';
import type { PerMinute, TaskQueue } from '../../limits/limits.ts';
import { registerCall } from '../../plugins/call.ts';
import { createPosingCheck } from '../submission/posing-check.ts';
import type { SubmissionRequests } from '../submission/submission-requests.ts';
import { getSession } from '../session/authenticate.ts';
import type { BoardService } from './board-service.ts';

const FULL = {
  rc_code: '0',
  rc_des: `กระทู้นี้มีคำตอบครบ ${MAX_ANSWERS_PER_TOPIC} คำตอบแล้ว ตั้งกระทู้ใหม่ได้`,
  data: [],
};
const DONE = { rc_code: SUCCESS, data: [] };

type BoardServices = { board: BoardService };
type WritingServices = BoardServices & {
  submissionRequests: SubmissionRequests;
  config: Pick<Config, 'runtime'>;
};

/** Reading the board. Its searches count with those of the pages. */
export function registerBoard(
  app: FastifyInstance,
  { board: service, searchLimit, searches }: BoardServices & { searchLimit: PerMinute; searches: TaskQueue },
): void {
  registerCall(app, board, async ({ query, request }) => {
    const { search } = query;
    const answered = query.answered === undefined ? null : query.answered === 'true';
    const list = () => service.list(query.page ?? 1, { search, answered });
    if (search === undefined) return { rc_code: SUCCESS, ...(await list()) };
    await searchLimit.take(request.ip);
    return { rc_code: SUCCESS, ...(await searches.run({ address: addressBucket(request.ip) }, null, list)) };
  });

  registerCall(app, boardShow, async ({ params }) => ({
    rc_code: SUCCESS,
    data: [await service.read(params.topic_id)],
  }));
}

/** Writing on the board; needs a scope that requires the CSRF header. */
export function registerBoardWriting(
  scope: FastifyInstance,
  { board: service, submissionRequests, config }: WritingServices,
): void {
  const refusePosing = createPosingCheck(config);

  registerCall(scope, boardCreate, async ({ body, request }) => {
    refusePosing({ name: body.name, texts: [body.title, body.body] });
    const created = await submissionRequests.once(request, body, 'board', (author, storeAnswer) =>
      service.create(body, author, storeAnswer),
    );
    return { rc_code: SUCCESS, data: [created] };
  });

  registerCall(scope, boardAnswer, async ({ body, request }) => {
    refusePosing({ name: body.name, texts: [body.body] });
    const answered = await submissionRequests.once(request, body, 'board', (author, storeAnswer) =>
      service.answer(body, author, storeAnswer),
    );
    return answered ? { rc_code: SUCCESS, data: [answered] } : FULL;
  });

  registerCall(scope, boardDelete, async ({ params, body, request }) => {
    const { membershipNo } = await submissionRequests.getAuthor(request);
    await service.remove('topic', params.topic_id, { token: body.delete_token, membershipNo });
    return DONE;
  });

  registerCall(scope, boardAnswerDelete, async ({ params, body, request }) => {
    const { membershipNo } = await submissionRequests.getAuthor(request);
    await service.remove('answer', params.answer_id, { token: body.delete_token, membershipNo });
    return DONE;
  });
}

/** The member's own topics and answers; needs a scope that requires a session. */
export function registerOwnBoard(scope: FastifyInstance, { board: service }: BoardServices): void {
  registerCall(scope, boardOwn, async ({ body, request }) => ({
    rc_code: SUCCESS,
    data: [await service.listOwn(body.topic_id, getSession(request).membershipNo)],
  }));
}
