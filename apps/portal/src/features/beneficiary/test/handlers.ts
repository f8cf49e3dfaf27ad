import { memberHandler } from '../../../../test/member-handler.ts';

export const handlers = [memberHandler('member_gian', { rc_code: '1', data: [] })];

export const demoCalls = {
  'post /api/member/member_gian': '/member/gian',
};
