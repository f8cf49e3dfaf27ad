import { memberHandler } from '../../../../test/member-handler.ts';
import { WELFARE } from '../../../../test/benefit-fixtures.ts';

export const handlers = [memberHandler('member_welfare', WELFARE)];

export const demoCalls = {
  'post /api/member/member_welfare': '/member/welfare',
};
