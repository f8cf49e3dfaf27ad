import { answers } from '../../../../test/member-answers.ts';

export const handlers = [answers('member_gian', { rc_code: '1', data: [] })];

export const demoCalls = {
  'post /api/member/member_gian': '/member/gian',
};
