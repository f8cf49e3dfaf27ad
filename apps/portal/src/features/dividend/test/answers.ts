import { answers } from '../../../../test/member-answers.ts';
import { DIVIDEND_EXPLAINED, DIVIDEND_YEAR } from '../../../../test/benefit-wire.ts';

export const handlers = [
  answers('member_div', { rc_code: '1', data: [DIVIDEND_YEAR] }),
  answers('member_div_lines', { rc_code: '1', data: [DIVIDEND_EXPLAINED] }),
];

export const demoCalls = {
  'post /api/member/member_div': '/member/dividend',
  'post /api/member/member_div_lines': '/member/dividend',
};
