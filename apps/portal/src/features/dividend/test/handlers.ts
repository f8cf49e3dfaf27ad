import { memberHandler } from '../../../../test/member-handler.ts';
import { DIVIDEND_EXPLAINED, DIVIDEND_YEAR } from '../../../../test/benefit-fixtures.ts';

export const handlers = [
  memberHandler('member_div', { rc_code: '1', data: [DIVIDEND_YEAR] }),
  memberHandler('member_div_lines', { rc_code: '1', data: [DIVIDEND_EXPLAINED] }),
];

export const demoCalls = {
  'post /api/member/member_div': '/member/dividend',
  'post /api/member/member_div_lines': '/member/dividend',
};
