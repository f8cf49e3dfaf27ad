import {
  answerConfirmation,
  memberConfirmation,
  memberConfirmations,
  submitConfirmation,
} from '@sahakorn/contract/confirmation';
import { SUCCESS } from '@sahakorn/contract/envelope';
import type { FastifyInstance } from 'fastify';
import { getCaller } from '../../client/caller.ts';
import type { Limits } from '../../limits/limits.ts';
import { registerCall } from '../../plugins/call.ts';
import type { Idempotency } from '../idempotency/idempotency.ts';
import { readWrite } from '../idempotency/idempotency-key.ts';
import { getSession } from '../session/authenticate.ts';
import type { ConfirmationRefusal, ConfirmationService } from './confirmation-service.ts';

const REFUSED = '0';
/** Enough for a member who answers many lines. Every change is audited, and kept for years. */
const ANSWERS_PER_MINUTE = 60;

type ConfirmationServices = {
  confirmations: ConfirmationService;
  idempotency: Idempotency;
  limits: Limits;
};

/** Balance confirmations; needs a scope that requires a member. */
export function registerConfirmations(
  scope: FastifyInstance,
  { confirmations, idempotency, limits }: ConfirmationServices,
): void {
  const limit = limits.perMinute('confirmations', ANSWERS_PER_MINUTE);

  registerCall(scope, memberConfirmations, async ({ request }) => ({
    rc_code: SUCCESS,
    data: await confirmations.list(getSession(request).membershipNo),
  }));

  registerCall(scope, memberConfirmation, async ({ params: { balance_on: balanceOn }, request }) => {
    const { membershipNo } = getSession(request);
    return { rc_code: SUCCESS, data: [await confirmations.read({ membershipNo, balanceOn })] };
  });

  registerCall(scope, answerConfirmation, async ({ body, request }) => {
    const { membershipNo } = getSession(request);
    await limit.take(membershipNo);
    const write = readWrite(request, { scope: membershipNo, body, member: membershipNo });
    const answered = {
      membershipNo,
      balanceOn: body.balance_on,
      lineNo: body.line_no,
      answer: body.answer,
      comment: body.answer === 'disputed' ? body.comment.trim() : null,
    };
    const stored = await idempotency.run(write, (storeAnswer) =>
      confirmations.answer(answered, getCaller(request), storeAnswer),
    );
    return 'line_no' in stored ? { rc_code: SUCCESS, data: [stored] } : refuse(stored);
  });

  registerCall(scope, submitConfirmation, async ({ body: { balance_on: balanceOn }, request }) => {
    const { membershipNo } = getSession(request);
    const submitted = await confirmations.submit({ membershipNo, balanceOn }, getCaller(request));
    return 'state' in submitted ? { rc_code: SUCCESS, data: [submitted] } : refuse(submitted);
  });
}

function refuse(refusal: ConfirmationRefusal) {
  return { rc_code: REFUSED, rc_des: describeRefusal(refusal), data: [] };
}

function describeRefusal(given: ConfirmationRefusal): string {
  if ('unanswered' in given) return `ยังไม่ได้ตอบ ${given.unanswered} บรรทัด`;
  return given.refusal === 'submitted'
    ? 'ส่งคำตอบไปแล้ว แก้ไขไม่ได้ หากต้องการแก้ไข โทรสอบถามสหกรณ์'
    : 'หมดเวลาตอบแล้ว หากยอดไม่ถูกต้อง โทรสอบถามสหกรณ์';
}
