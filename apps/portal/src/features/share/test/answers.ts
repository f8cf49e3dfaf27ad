import { answers } from '../../../../test/member-answers.ts';
import { SHARE_STATEMENT, SHARE_YEARS } from '../../../../test/share-wire.ts';

export const handlers = [
  answers('member_share', SHARE_STATEMENT),
  answers('member_share_growth', { rc_code: '1', data: SHARE_YEARS }),
];

export const demoCalls = {
  'post /api/member/member_share': '/member/share',
  'post /api/member/member_share_growth': '/member/share',
};
