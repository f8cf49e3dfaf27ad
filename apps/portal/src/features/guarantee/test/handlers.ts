import { memberHandler } from '../../../../test/member-handler.ts';

export const handlers = [memberHandler('member_coll', { rc_code: '1', data: [] })];

export const demoCalls = {
  'post /api/member/member_coll': '/member/coll',
};
