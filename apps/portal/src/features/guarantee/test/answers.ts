import { answers } from '../../../../test/member-answers.ts';

export const handlers = [answers('member_coll', { rc_code: '1', data: [] })];

export const demoCalls = {
  'post /api/member/member_coll': '/member/coll',
};
