import { memberHandler } from '../../../../test/member-handler.ts';
import { SHARE_STATEMENT, SHARE_YEARS } from '../../../../test/share-fixtures.ts';

export const handlers = [
  memberHandler('member_share', SHARE_STATEMENT),
  memberHandler('member_share_growth', { rc_code: '1', data: SHARE_YEARS }),
];

export const demoCalls = {
  'post /api/member/member_share': '/member/share',
  'post /api/member/member_share_growth': '/member/share',
};
