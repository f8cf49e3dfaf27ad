import { answers } from '../../../../test/member-answers.ts';
import { WELFARE } from '../../../../test/benefit-wire.ts';

export const handlers = [answers('member_welfare', WELFARE)];

export const demoCalls = {
  'post /api/member/member_welfare': '/member/welfare',
};
