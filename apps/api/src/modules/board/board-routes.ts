import {
  ANSWERS_A_TOPIC,
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
import { registerCall } from '../../plugins/call.ts';
import type { SubmissionRequests } from '../submission/submission-requests.ts';
import { getSession } from '../session/authenticate.ts';
import type { BoardService } from './board-service.ts';

const FULL = {
  rc_code: '0',
  rc_des: `กระทู้นี้มีคำตอบครบ ${ANSWERS_A_TOPIC} คำตอบแล้ว ตั้งกระทู้ใหม่ได้`,
  data: [],
};
const DONE = { rc_code: SUCCESS, data: [] };

/** The board as anyone reads it. */
export function registerBoard(app: FastifyInstance, service: BoardService): void {
  registerCall(app, board, async ({ query }) => ({
    rc_code: SUCCESS,
    ...(await service.list(query.page ?? 1)),
  }));

  registerCall(app, boardShow, async ({ params }) => ({
    rc_code: SUCCESS,
    data: [await service.read(params.topic_id)],
  }));
}

/** The board as anyone writes it; needs a scope that requires the CSRF header. */
export function registerBoardWriting(
  scope: FastifyInstance,
  service: BoardService,
  visitors: SubmissionRequests,
): void {
  registerCall(scope, boardCreate, async ({ body, request }) => {
    const begun = await visitors.once(request, body, async (settle) => {
      const author = await visitors.admit('board', request, body.recaptcha);
      return service.begin(body, author, settle);
    });
    return { rc_code: SUCCESS, data: [begun] };
  });

  registerCall(scope, boardAnswer, async ({ body, request }) => {
    const answered = await visitors.once(request, body, async (settle) => {
      const author = await visitors.admit('board', request, body.recaptcha);
      return service.answer(body, author, settle);
    });
    return answered ? { rc_code: SUCCESS, data: [answered] } : FULL;
  });

  registerCall(scope, boardDelete, async ({ params, body, request }) => {
    const { membershipNo } = await visitors.getAuthor(request);
    await service.remove('topic', params.topic_id, { token: body.delete_token, membershipNo });
    return DONE;
  });

  registerCall(scope, boardAnswerDelete, async ({ params, body, request }) => {
    const { membershipNo } = await visitors.getAuthor(request);
    await service.remove('answer', params.answer_id, { token: body.delete_token, membershipNo });
    return DONE;
  });
}

/** What of the board is the member's own; needs a scope that requires a session. */
export function registerOwnBoard(scope: FastifyInstance, service: BoardService): void {
  registerCall(scope, boardOwn, async ({ body, request }) => ({
    rc_code: SUCCESS,
    data: [await service.own(body.topic_id, getSession(request).membershipNo)],
  }));
}
